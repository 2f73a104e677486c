import type { DehydratedState } from "@tanstack/react-query";

/** Id of the data block in which the server writes the query cache of the content that it has rendered. */
const PAGE_QUERIES_ID = "hub-queries";

/**
 * Reads the query cache of the content that the server has rendered.
 * @param page the document
 * @param isStale whether the data is shown and requested again: it is a visitor's, and as old as the page
 * @returns the cache; null when the server has rendered no content, or when it is not readable, so that the browser renders it anew
 */
export function readPageQueries(page: Document, isStale: boolean): DehydratedState | null {
	const text = page.getElementById(PAGE_QUERIES_ID)?.textContent;
	if (!text) return null;
	try {
		// Written by the server that wrote this page's scripts, like the settings.
		const state = JSON.parse(text) as DehydratedState;
		// Data that was never updated is stale.
		const dataUpdatedAt = isStale ? 0 : Date.now();
		for (const query of state.queries) query.state.dataUpdatedAt = dataUpdatedAt;
		return state;
	} catch (error) {
		console.error("The data in the page is not readable", error);
		return null;
	}
}

/**
 * Whether the page comes from the browser's history, which shows it again without asking the server.
 * @param timing the page's timeline
 * @returns false for a page that was requested or confirmed now
 */
export function isFromHistory(timing: Performance): boolean {
	return timing.getEntriesByType("navigation").some((entry) => "type" in entry && entry.type === "back_forward");
}
