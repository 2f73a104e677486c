import { plannedRoutes } from "../../src/app/planned-routes.ts";

/** Patterns of the shell's own screens. `/not-found` is excluded: it answers 404 like any unknown path. */
export const shellPatterns: readonly string[] = [
	"/auth",
	"/auth/desktop",
	"/extension",
	"/security",
	"/security/scorecard",
	...plannedRoutes.map(({ path }) => path),
];
