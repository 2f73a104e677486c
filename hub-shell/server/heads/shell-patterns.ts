import { plannedRoutes } from "../../src/app/planned-routes.ts";

/** Addresses whose screens the shell itself has. `/not-found` is not one of them: it says 404 like any unknown path. */
export const shellPatterns: readonly string[] = [
	"/auth",
	"/auth/desktop",
	"/security",
	"/security/scorecard",
	...plannedRoutes.map(({ path }) => path),
];
