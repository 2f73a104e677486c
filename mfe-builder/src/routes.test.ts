import { expect, it } from "vitest";
import { plannedRoutes } from "./planned-routes.ts";
import { routePatterns } from "./route-patterns.ts";
import { createRoutes } from "./routes.tsx";

it("has a screen for every address it promises, and for no other", () => {
	const paths = createRoutes().map(({ path }) => path);
	expect([...paths].sort()).toEqual([...routePatterns].sort());
});

it("still plans these screens, and no further ones", () => {
	expect(plannedRoutes.map(({ path }) => path)).toEqual([
		"/builder",
		"/create",
		"/bookmarklet/:id/edit",
		"/manage-bookmarklets",
	]);
});
