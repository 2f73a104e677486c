import type { DehydratedState } from "@tanstack/react-query";

/** Id of the data block in which the server writes the query cache of the content that it has rendered. */
const PAGE_QUERIES_ID = "hub-queries";

/**
 * Reads the query cache of the content that the server has rendered.
 * @param page the document
 * @param mayBeSignedIn whether this browser keeps a session: the data is that of a visitor then, and others may be shown other data
 * @returns the cache, whose data is fresh for a visitor, and shown and requested again for anybody else; null when the server has
 *   rendered no content, or when it is not readable, so that the browser renders it anew
 */
export function readPageQueries(page: Document, mayBeSignedIn: boolean): DehydratedState | null {
	const text = page.getElementById(PAGE_QUERIES_ID)?.textContent;
	if (!text) return null;
	try {
		// Written by the server that wrote this page's scripts, like the settings.
		const state = JSON.parse(text) as DehydratedState;
		// Data that was never updated is stale.
		const dataUpdatedAt = mayBeSignedIn ? 0 : Date.now();
		for (const query of state.queries) query.state.dataUpdatedAt = dataUpdatedAt;
		return state;
	} catch (error) {
		console.error("The data in the page is not readable", error);
		return null;
	}
}
