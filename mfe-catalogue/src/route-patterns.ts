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

/** The module that `routes.tsx` loads for each, from this folder: a page that begins there fetches it with the remote. */
export const screenModules = {
	"/": "features/home/home-page.tsx",
	"/explore": "features/explore-scripts/explore-page.tsx",
	"/latest": "features/latest-scripts/latest-page.tsx",
	"/categories": "features/browse-categories/categories-page.tsx",
	"/category/:category": "features/browse-categories/category-page.tsx",
	"/bookmarklet/:id": "routes/script-route.tsx",
	"/collections": "features/collections/collections-page.tsx",
	"/collections/:id": "routes/collection-route.tsx",
	"/profile/:userId": "routes/profile-route.tsx",
	"/:username": "routes/profile-route.tsx",
	"/:username/:slug": "routes/script-route.tsx",
} as const satisfies Record<RoutePattern, string>;
