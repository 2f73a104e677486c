import type { QueryClient } from "@tanstack/react-query";
import { en as texts } from "./messages/en.ts";
import { handleSessionMoment } from "./session-moments.ts";
import type { Hub } from "./start-hub.ts";

/** Connects session events to the router, the query cache and usage tracking until the page is unloaded. */
export function followSession(hub: Hub, queries: QueryClient, replace: (path: string) => void): void {
	hub.sessions.onTransition((moment) => {
		// The page was opened before the session was known, so its view is recorded now.
		if (moment === "signed-in" || moment === "restored") hub.usage.pageViewed();
		handleSessionMoment(moment, {
			address: () => location.href,
			replace,
			desktopRequest: hub.desktopRequest,
			pending: hub.pendingActions,
			signInFailed: () => hub.signInProblem.set(hub.arrivalProblem),
			sessionEnded: (place) => {
				hub.signInProblem.set("ended");
				if (place === "here") hub.notices.post("info", texts.sessionEnded, { description: texts.sessionEndedDetail });
			},
			forgetCachedAnswers: () => {
				// Cached data belongs to the previous user or visitor. Open screens reload; the rest is removed.
				queries.removeQueries({ type: "inactive" });
				void queries.resetQueries({ type: "active" });
			},
		});
	});
}
