/** Every address this remote answers; the build writes them into its descriptor, and `routes.tsx` must cover them all. */
export const routePatterns = [
	"/builder",
	"/create",
	"/bookmarklet/:id/edit",
	"/manage-bookmarklets",
	"/manage",
] as const;

export type RoutePattern = (typeof routePatterns)[number];

/** The module that `routes.tsx` loads for each, from this folder: a page that begins there fetches it with the remote. */
export const screenModules = {
	"/builder": "routes/builder-route.tsx",
	"/create": "routes/write-script-route.tsx",
	"/bookmarklet/:id/edit": "routes/write-script-route.tsx",
	"/manage-bookmarklets": "routes/manage-route.tsx",
	"/manage": "routes/manage-route.tsx",
} as const satisfies Record<RoutePattern, string>;
