/** Every address this remote answers; the build writes them into its descriptor, and `routes.tsx` must cover them all. */
export const routePatterns = [
	"/",
	"/explore",
	"/latest",
	"/categories",
	"/category/:category",
	"/bookmarklet/:id",
	"/collections",
	"/collections/:id",
	"/profile/:userId",
	"/:username",
	"/:username/:slug",
] as const;

export type RoutePattern = (typeof routePatterns)[number];
