import { expect, test } from "vitest";
import { plannedRoutes } from "./planned-routes.ts";

// Remove a line together with the screen that takes its place; never add one.
test("the list of screens that are still to be built only shrinks", () => {
	expect(plannedRoutes.map(({ path }) => path)).toEqual([
		"/account",
		"/documentation",
		"/tutorials",
		"/security",
		"/faq",
		"/about",
		"/terms",
		"/privacy",
		"/contact",
		"/performance",
		"/accessibility",
	]);
});
