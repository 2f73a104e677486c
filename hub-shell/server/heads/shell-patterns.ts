import { plannedRoutes } from "../../src/app/planned-routes.ts";
import { staticPagePaths } from "../../src/features/static-pages/static-page-paths.ts";

/** Patterns of the shell's own screens. `/not-found` is excluded: it answers 404 like any unknown path. */
export const shellPatterns: readonly string[] = [
	"/auth",
	"/account",
	"/auth/desktop",
	"/auth/extension",
	"/extension",
	"/security",
	"/security/scorecard",
	"/notifications",
	"/contact",
	...staticPagePaths,
	...plannedRoutes.map(({ path }) => path),
];
