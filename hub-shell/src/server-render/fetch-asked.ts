import { type QueryClient, skipToken } from "@tanstack/react-query";

/**
 * Fetches what the screens have asked of the cache while they were rendered and what it does not have.
 * @param queries the cache
 * @returns whether anything has arrived, so that another rendering would show more
 */
export async function fetchAsked(queries: QueryClient): Promise<boolean> {
	const asked = queries
		.getQueryCache()
		.getAll()
		.filter(({ options, state }) => {
			const { enabled, queryFn } = options as { enabled?: unknown; queryFn?: unknown };
			return state.status === "pending" && enabled !== false && queryFn !== undefined && queryFn !== skipToken;
		});
	// A page does not wait for a second attempt; the browser makes it.
	const outcomes = await Promise.allSettled(asked.map((query) => query.fetch({ ...query.options, retry: false })));
	return outcomes.some(({ status }) => status === "fulfilled");
}
