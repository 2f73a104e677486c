import type { DehydratedState } from "@tanstack/react-query";

/** Reads the query cache of the content that the server has rendered; null when it has rendered none. */
export function readPageQueries(page: Document): DehydratedState | null {
	const text = page.getElementById("hub-queries")?.textContent;
	if (!text) return null;
	const state = JSON.parse(text) as DehydratedState;
	for (const query of state.queries) query.state.dataUpdatedAt = Date.now();
	return state;
}
