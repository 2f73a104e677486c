// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { createSessionDraft } from "./session-draft.ts";

const shape = z.object({ text: z.string() });
afterEach(() => {
	vi.unstubAllGlobals();
	sessionStorage.clear();
});

it("keeps what was typed until it is forgotten", () => {
	createSessionDraft("review:a", "rita", shape).write({ text: "Half a thought" });
	const later = createSessionDraft("review:a", "rita", shape);
	expect(later.read()).toEqual({ text: "Half a thought" });
	later.forget();
	expect(later.read()).toBeNull();
});

it("is another one for another person and another thing", () => {
	createSessionDraft("review:a", "rita", shape).write({ text: "Mine" });
	expect(createSessionDraft("review:a", "arthur", shape).read()).toBeNull();
	expect(createSessionDraft("review:b", "rita", shape).read()).toBeNull();
});

it.each(['{"text":7}', "not JSON", "null"])("is none when the storage holds %s", (stored) => {
	createSessionDraft("review:a", "rita", shape).write({ text: "x" });
	const key = sessionStorage.key(0) ?? "";
	sessionStorage.setItem(key, stored);
	expect(createSessionDraft("review:a", "rita", shape).read()).toBeNull();
});

it("lets writing go on where the browser refuses its storage", () => {
	const refuse = () => {
		throw new DOMException("refused", "SecurityError");
	};
	vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
	const draft = createSessionDraft("review:a", "rita", shape);
	expect(() => draft.write({ text: "x" })).not.toThrow();
	expect(draft.read()).toBeNull();
});
