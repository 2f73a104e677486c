import type { QueryClient } from "@tanstack/react-query";
import { handleSessionMoment } from "./session-moments.ts";
import type { Hub } from "./start-hub.ts";

/** Ties the session's moments to the router, the query cache and the notices, for the life of the page. */
export function followSession(hub: Hub, queries: QueryClient, replace: (path: string) => void): void {
	hub.sessions.onTransition((moment) => {
		// The page was opened before it was known for whom.
		if (moment === "signed-in" || moment === "restored") hub.usage.pageViewed();
		handleSessionMoment(moment, {
			address: () => location.href,
			replace,
			desktopRequest: hub.desktopRequest,
			pending: hub.pendingActions,
			signInFailed: () => hub.signInFailed.set(true),
			forgetCachedAnswers: () => {
				// What was read as somebody else, or as nobody, is not this person's view of it. Screens that are
				// open ask again; the rest is dropped.
				queries.removeQueries({ type: "inactive" });
				void queries.resetQueries({ type: "active" });
			},
		});
	});
}
