import { type DehydratedState, hydrate, QueryClient } from "@tanstack/react-query";

/** Id of the data block in which the server writes the query cache of the content that it has rendered. */
const PAGE_QUERIES_ID = "hub-queries";

/**
 * Gives the page's query cache the data with which the server has rendered the page.
 * @param page the document
 * @param queries the page's query cache
 * @param isStale whether the data is shown and requested again: it is a visitor's, and as old as the page
 * @returns a cache of its own with the same data, for `ServerQueries`; null when the server has rendered no content, or when the data is not
 *   readable, so that the browser renders the page anew
 */
export function takeOverQueries(page: Document, queries: QueryClient, isStale: boolean): QueryClient | null {
	const text = page.getElementById(PAGE_QUERIES_ID)?.textContent;
	if (!text) return null;
	// Read when a part becomes alive, which can be hours later.
	const served = new QueryClient({ defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY } } });
	try {
		// Written by the server that wrote this page's scripts, like the settings.
		const content = JSON.parse(text) as DehydratedState;
		hydrate(served, updatedAt(content, Date.now()));
		// Data that was never updated is stale.
		hydrate(queries, updatedAt(content, isStale ? 0 : Date.now()));
		return served;
	} catch (error) {
		console.error("The data in the page is not readable", error);
		return null;
	}
}

function updatedAt(content: DehydratedState, dataUpdatedAt: number): DehydratedState {
	const queries = content.queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt } }));
	return { ...content, queries };
}

/**
 * Whether the page comes from the browser's history, which shows it again without asking the server.
 * @param timing the page's timeline
 * @returns false for a page that was requested or confirmed now
 */
export function isFromHistory(timing: Performance): boolean {
	return timing.getEntriesByType("navigation").some((entry) => "type" in entry && entry.type === "back_forward");
}
