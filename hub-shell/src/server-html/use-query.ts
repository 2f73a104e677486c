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

/**
 * `useQuery` of TanStack Query, which returns the server's data during hydration. The shell imports it from here; remotes get it when they
 * import it from the library.
 */
export const useQuery = withServerData(useLiveQuery, QueryObserver);

/** The same for `useInfiniteQuery`. */
export const useInfiniteQuery = withServerData(useLiveInfiniteQuery, InfiniteQueryObserver as typeof QueryObserver);

const neverChanges = () => () => undefined;

/**
 * Wraps a query hook for pages that are hydrated one Suspense boundary after the other. While one boundary waits for its code, another can
 * change the query cache: data for the signed-in person arrives, or a star is set. With the changed data the waiting boundary would not
 * match its HTML, and React would discard that HTML. So a component first renders the data that the server rendered, and the data of the
 * cache right after hydration.
 * @param use the hook of the library
 * @param Observer the observer class that this hook uses
 * @returns a hook with the same parameters and result
 */
function withServerData<Use extends typeof useLiveQuery | typeof useLiveInfiniteQuery>(
	use: Use,
	Observer: typeof QueryObserver,
): Use {
	function useQueryOverServerHtml(options: UseQueryOptions, client?: QueryClient): unknown {
		const live = (use as typeof useLiveQuery)(options, client);
		const queries = useQueryClient(client);
		const served = useContext(ServerQueries);
		// React calls the last function during hydration only, and renders again afterwards if the two results differ.
		let isHydrating = false;
		useSyncExternalStore(
			neverChanges,
			() => served === null || isSameState(options, served, queries),
			() => {
				isHydrating = served !== null;
				return true;
			},
		);
		if (!served || !isHydrating) return live;
		const observed = { ...served.defaultQueryOptions(options), _optimisticResults: "optimistic" } as const;
		const rendered = new Observer(served, observed as QueryObserverOptions).getOptimisticResult(observed);
		// `live` records which properties the component reads; its functions act on the page's cache.
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
