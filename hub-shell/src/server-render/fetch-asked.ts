import { type QueryClient, skipToken } from "@tanstack/react-query";

/**
 * Runs the pending queries of the screens that were just rendered. A result of `null` is not kept, because the server asks as a visitor: the
 * person who opens the page may see what visitors may not, such as an own draft or a private collection. The query stays pending, the page
 * shows its loading state there, and the browser runs the query again.
 * @param queries the cache
 * @param absent hashes of the queries whose result was null: they are skipped, and new ones are added
 * @returns whether there is a new result, so that another rendering would show more
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
