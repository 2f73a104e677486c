import { expect, it } from "vitest";
import { routePatterns } from "./route-patterns.ts";
import { screens } from "./routes.tsx";

it("has a screen for every address it promises, and for no other", () => {
	const paths = screens.map(({ path }) => path);
	expect([...paths].sort()).toEqual([...routePatterns].sort());
});
