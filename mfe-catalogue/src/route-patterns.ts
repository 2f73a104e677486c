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

/** Parts that these modules import when somebody uses the page, and that the server renders: a page begins with their style sheets. */
export const laterParts = {
	"features/home/home-page.tsx": ["script-card/script-grid.tsx"],
	"features/explore-scripts/explore-page.tsx": ["script-list/script-rows.tsx"],
	"routes/script-route.tsx": [
		"features/install-script/rated-answers.tsx",
		"features/install-script/capability-card.tsx",
		"features/try-script/try-section.tsx",
		"routes/described-security.tsx",
		"features/version-history/version-section.tsx",
		"routes/copied-code.tsx",
		"routes/script-reviews.tsx",
	],
} as const satisfies Partial<Record<(typeof screenModules)[RoutePattern], readonly string[]>>;
