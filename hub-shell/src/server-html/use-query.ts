import {
	InfiniteQueryObserver,
	type QueryClient,
	QueryObserver,
	type QueryObserverOptions,
	type UseQueryOptions,
	useInfiniteQuery as useLiveInfiniteQuery,
	useQuery as useLiveQuery,
	useQueryClient,
} from "@tanstack/react-query";
import { useContext, useSyncExternalStore } from "react";
import { ServerQueries } from "./server-queries.ts";

/** The library's hook with the server's data while React takes over the server's HTML. The shell's own and, for remotes, in the library's place. */
export const useQuery = withServerData(useLiveQuery, QueryObserver);

/** The same for lists that are read page by page. */
export const useInfiniteQuery = withServerData(useLiveInfiniteQuery, InfiniteQueryObserver as typeof QueryObserver);

const neverChanges = () => () => undefined;

/**
 * A page becomes alive part by part, and a part may wait long for its code. Meanwhile another part can have changed the query cache (an
 * answer for the person who is signed in, a star that was set), and React would refuse the server's HTML of the waiting part, because it
 * shows what was there before. So each part first shows what the server has read, and the present data at once after that.
 */
function withServerData<Use extends typeof useLiveQuery | typeof useLiveInfiniteQuery>(
	use: Use,
	Observer: typeof QueryObserver,
): Use {
	function useQueryOverServerHtml(options: UseQueryOptions, client?: QueryClient): unknown {
		const live = (use as typeof useLiveQuery)(options, client);
		const queries = useQueryClient(client);
		const served = useContext(ServerQueries);
		// React calls the last function only while it takes over the server's HTML, and renders again if the two answers differ.
		let isTakingOver = false;
		useSyncExternalStore(
			neverChanges,
			() => served === null || isSameState(options, served, queries),
			() => {
				isTakingOver = served !== null;
				return true;
			},
		);
		if (!served || !isTakingOver) return live;
		const observed = { ...served.defaultQueryOptions(options), _optimisticResults: "optimistic" } as const;
		const rendered = new Observer(served, observed as QueryObserverOptions).getOptimisticResult(observed);
		// Through `live`, which notes what the component reads; functions act on the living cache.
		return new Proxy(live, {
			get(target, name: keyof typeof live) {
				const value = target[name];
				return typeof value === "function" ? value : rendered[name];
			},
		});
	}
	return useQueryOverServerHtml as Use;
}

function isSameState({ queryKey }: UseQueryOptions, one: QueryClient, other: QueryClient): boolean {
	const [a, b] = [one.getQueryState(queryKey), other.getQueryState(queryKey)];
	return a?.data === b?.data && a?.status === b?.status && (a === undefined || a.fetchStatus === b?.fetchStatus);
}
