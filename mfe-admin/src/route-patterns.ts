/** Every address this remote answers; the build writes them into its descriptor, and `routes.tsx` must cover them all. */
export const routePatterns = ["/admin", "/admin-debug"] as const;

export type RoutePattern = (typeof routePatterns)[number];
