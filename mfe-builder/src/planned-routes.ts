/** Screens of this remote that are not built yet. A test lists them; this list may only shrink. Ids are keys of the texts. */
export const plannedRoutes = [{ path: "/manage-bookmarklets", id: "manage" }] as const;

export type PlannedScreenId = (typeof plannedRoutes)[number]["id"];
