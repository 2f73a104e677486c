import { expect, it } from "vitest";
import { routePatterns } from "./route-patterns.ts";
import { screens } from "./routes.tsx";

it("has a screen for every address it promises, and for no other", () => {
	expect(screens.map(({ path }) => path).sort()).toEqual([...routePatterns].sort());
});
