import { listScripts, type ScriptListing } from "@scriptorium/hub-data/scripts/list-scripts";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useHost } from "../host/host-context.tsx";
import { unwrapForQuery } from "../host/query-failure.ts";

export type ListFilters = Omit<ScriptListing, "limit" | "offset">;

const PAGE_SIZE = 24;

export interface ScriptListOptions {
	/** Failed attempts after the first; the query cache's own number when left out. */
	readonly retries?: number;
	/** False while the address says that nothing can be found. */
	readonly enabled?: boolean;
}

/** A list that grows page by page. While other filters load, the earlier rows stay. */
export function useScriptList(filters: ListFilters, { retries, enabled = true }: ScriptListOptions = {}) {
	const { client } = useHost();
	return useInfiniteQuery({
		queryKey: ["scripts", "list", filters],
		enabled,
		...(retries === undefined ? {} : { retry: retries }),
		initialPageParam: 0,
		queryFn: ({ pageParam, signal }) =>
			unwrapForQuery(listScripts(client, { ...filters, limit: PAGE_SIZE, offset: pageParam }, signal)),
		getNextPageParam: (last, pages) => {
			const shown = pages.reduce((count, page) => count + page.scripts.length, 0);
			return shown < last.total && last.scripts.length > 0 ? shown : undefined;
		},
		placeholderData: keepPreviousData,
	});
}

export type ScriptListQuery = ReturnType<typeof useScriptList>;
