/**
 * Routes of the specification whose screens are not built yet. An architecture test lists them; this list may only shrink.
 * Ids are keys of `messages/en.ts` § planned.
 */
export const plannedRoutes = [
	{ path: "/account", id: "account" },
	{ path: "/documentation", id: "documentation" },
	{ path: "/tutorials", id: "tutorials" },
	{ path: "/faq", id: "faq" },
	{ path: "/about", id: "about" },
	{ path: "/terms", id: "terms" },
	{ path: "/privacy", id: "privacy" },
	{ path: "/contact", id: "contact" },
	{ path: "/performance", id: "performance" },
	{ path: "/accessibility", id: "accessibility" },
] as const;

export type PlannedRoute = (typeof plannedRoutes)[number];
