import { type QueryClient, skipToken } from "@tanstack/react-query";

/**
 * Fetches what the screens have asked of the cache while they were rendered and what it does not have. An answer that there is nothing is
 * not kept, and its part of the page stays as it is while it loads: there is nothing that visitors may see, and perhaps something that the
 * person may who opens the page (an own draft, a private collection). The browser asks again.
 * @param queries the cache
 * @param absent hashes of the queries with such an answer; they are not asked again, and new ones are added
 * @returns whether anything has arrived, so that another rendering would show more
 */
export async function fetchAsked(queries: QueryClient, absent: Set<string>): Promise<boolean> {
	const asked = queries
		.getQueryCache()
		.getAll()
		.filter(({ options, queryHash, state }) => {
			const { enabled, queryFn } = options as { enabled?: unknown; queryFn?: unknown };
			const canBeAsked = enabled !== false && queryFn !== undefined && queryFn !== skipToken;
			return state.status === "pending" && canBeAsked && !absent.has(queryHash);
		});
	// A page does not wait for a second attempt; the browser makes it.
	const outcomes = await Promise.allSettled(asked.map((query) => query.fetch({ ...query.options, retry: false })));
	for (const query of asked) {
		if (query.state.data !== null) continue;
		absent.add(query.queryHash);
		query.reset();
	}
	return outcomes.some((outcome) => outcome.status === "fulfilled" && outcome.value !== null);
}
