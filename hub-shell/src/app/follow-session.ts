import type { QueryClient } from "@tanstack/react-query";
import type { SessionMoment } from "../session/session-transition.ts";
import { en as texts } from "./messages/en.ts";
import type { SessionMomentPorts } from "./session-moments.ts";
import type { Hub } from "./start-hub.ts";

/** Connects session events to the router, the query cache and usage tracking until the page is unloaded. */
export function followSession(hub: Hub, queries: QueryClient, replace: (path: string) => void): void {
	const ports: SessionMomentPorts = {
		address: () => location.href,
		replace,
		desktopRequest: hub.desktopRequest,
		pending: hub.pendingActions,
		arrivedAt: hub.arrivedAt,
		signInFailed: (problem) => hub.signInProblem.set(problem),
		sessionEnded: (place) => {
			hub.signInProblem.set("ended");
			if (place === "here") hub.notices.post("info", texts.sessionEnded, { description: texts.sessionEndedDetail });
		},
		forgetCachedAnswers: () => {
			// Cached data belongs to the previous user or visitor. Open screens reload; the rest is removed.
			queries.removeQueries({ type: "inactive" });
			void queries.resetQueries({ type: "active" });
		},
	};
	async function follow(moment: SessionMoment): Promise<void> {
		// Was loaded together with the code of the session.
		const { handleSessionMoment } = await import("./session-moments.ts");
		await handleSessionMoment(moment, ports);
	}
	// One after the other, in the order of the events.
	let followed: Promise<void> = Promise.resolve();
	hub.sessions.onTransition((moment) => {
		// The page was opened before the session was known, so its view is recorded now.
		if (moment === "signed-in" || moment === "restored") hub.usage.pageViewed();
		followed = followed
			.then(() => follow(moment))
			.catch((error: unknown) => console.error("A change of the session could not be followed", error));
	});
}
