import { expect, test } from "vitest";
import { inShareId, sharedBy } from "./share-id.ts";

test("the shared module of an id of the federation plugin", () => {
	const name = "@scriptorium/ui-kit/code-editor/code-editor";
	const id = `\0virtual:mf:__mfe_internal__mfe_a__mf_owner__6__loadShare__${inShareId(name)}__loadShare__.js`;
	expect(sharedBy(id)).toBe(name);
	expect(sharedBy("/src/home-page.tsx")).toBeNull();
});
