import { scriptKeys } from "@scriptorium/hub-data/query-keys/script-query-keys";
import type { ScriptListing } from "@scriptorium/hub-data/scripts/list-scripts";
import { useHost } from "@scriptorium/remote-kit/host";
import { askLater } from "@scriptorium/remote-kit/query-failure";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { PAGE_SIZE } from "./page-number.ts";

export type ListFilters = Omit<ScriptListing, "limit" | "offset">;

export interface ScriptListOptions {
	/** From 1; the address of the screen says which (`readPageNumber`). */
	readonly page: number;
	/** Failed attempts after the first; the query cache's own number when left out. */
	readonly retries?: number;
	/** False while the address says that nothing can be found. */
	readonly enabled?: boolean;
}

/** One page of a list. While another one or other filters load, the earlier rows stay. */
export function useScriptList(filters: ListFilters, { page, retries, enabled = true }: ScriptListOptions) {
	const { client } = useHost();
	const listing = { ...filters, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
	return useQuery({
		queryKey: scriptKeys.list(filters, page),
		enabled,
		...(retries === undefined ? {} : { retry: retries }),
		queryFn: async ({ signal }) => {
			const found = await askLater(
				() => import("@scriptorium/hub-data/scripts/list-scripts"),
				({ listScripts }) => listScripts(client, listing, signal),
			);
			// While the next page loads, the earlier rows say which page they are.
			return { ...found, page };
		},
		placeholderData: keepPreviousData,
	});
}

export type ScriptListQuery = ReturnType<typeof useScriptList>;
