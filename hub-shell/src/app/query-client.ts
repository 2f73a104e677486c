import { type InvalidateOptions, type InvalidateQueryFilters, QueryClient } from "@tanstack/react-query";

const MINUTE_MS = 60_000;

/**
 * Invalidating also begins first loads anew. The library lets one that is under way finish, which answers from before the
 * change and counts as fresh from then on: whoever followed an author on a slow line saw one follower too few.
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
				refetchOnReconnect: false,
			},
		},
	});
}
