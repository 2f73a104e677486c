import { type InvalidateOptions, type InvalidateQueryFilters, QueryClient } from "@tanstack/react-query";

const MINUTE_MS = 60_000;

/**
 * Also restarts pending first loads when queries are invalidated. The library would let them finish with data from before the
 * change and treat it as fresh: after following an author on a slow connection the follower count was one too low.
 */
class HubQueryClient extends QueryClient {
	override async invalidateQueries(filters?: InvalidateQueryFilters, options?: InvalidateOptions): Promise<void> {
		await this.cancelQueries(
			{
				...filters,
				fetchStatus: "fetching",
				predicate: (query) => query.state.data === undefined && (filters?.predicate?.(query) ?? true),
			},
			{ silent: true },
		);
		await super.invalidateQueries(filters, options);
	}
}

/**
 * By default the library pauses requests while the browser is offline: a list stays dimmed and a button has no effect, without a message.
 * `always` sends them, so that they fail and the screen shows the error.
 */
const networkMode = "always";

/** Spec 01 § 9, "Query cache". Shared with the remotes, so that one reads what another has fetched. */
export function createQueryClient(): QueryClient {
	return new HubQueryClient({
		defaultOptions: {
			queries: {
				staleTime: 10 * MINUTE_MS,
				gcTime: 30 * MINUTE_MS,
				retry: 1,
				retryDelay: 1000,
				refetchOnWindowFocus: false,
				networkMode,
				// Data that was read is not requested again; what failed without a connection is.
				refetchOnReconnect: ({ state }) => (state.data === undefined ? "always" : false),
			},
			mutations: { networkMode },
		},
	});
}
