import { QueryClient } from "@tanstack/react-query";

const MINUTE_MS = 60_000;

/** Spec 01 § 9, "Query cache". Shared with the remotes, so that one reads what another has fetched. */
export function createQueryClient(): QueryClient {
	return new QueryClient({
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
