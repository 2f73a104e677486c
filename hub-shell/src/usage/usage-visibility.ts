import type { UsageTracker } from "./usage-tracker.ts";

/** Ends the usage session when the tab is hidden or left, and restarts it when it is shown (spec 02 § 4). */
export function followVisibility(page: Document, tracker: UsageTracker): () => void {
	const view = page.defaultView;
	const end = () => void tracker.end();
	const follow = () => {
		if (page.visibilityState === "hidden") end();
		else tracker.pageViewed();
	};
	page.addEventListener("visibilitychange", follow);
	// Some browsers leave a page without hiding it first; a second end does nothing.
	view?.addEventListener("pagehide", end);
	return () => {
		page.removeEventListener("visibilitychange", follow);
		view?.removeEventListener("pagehide", end);
	};
}
