/**
 * Routes of the specification whose screens are not built yet. An architecture test lists them; this list may only shrink.
 * Ids are keys of `features/planned-screens/messages/en.ts`.
 */
export const plannedRoutes = [
	{ path: "/performance", id: "performance" },
	{ path: "/accessibility", id: "accessibility" },
] as const;
