import { countScripts } from "@scriptorium/hub-data/categories/count-scripts";
import { listFeatured } from "@scriptorium/hub-data/scripts/list-featured";
import { listRecent } from "@scriptorium/hub-data/scripts/list-recent";
import { useQuery } from "@tanstack/react-query";
import { useHost } from "../../host/host-context.tsx";
import { unwrapForQuery } from "../../host/query-failure.ts";

export function useFeatured() {
	const { client } = useHost();
	return useQuery({
		queryKey: ["scripts", "featured"],
		queryFn: ({ signal }) => unwrapForQuery(listFeatured(client, signal)),
	});
}

export function useRecent() {
	const { client } = useHost();
	return useQuery({
		queryKey: ["scripts", "recent"],
		queryFn: ({ signal }) => unwrapForQuery(listRecent(client, signal)),
	});
}

export function useCategoryCounts() {
	const { client } = useHost();
	return useQuery({
		queryKey: ["categories", "counts"],
		queryFn: ({ signal }) => unwrapForQuery(countScripts(client, signal)),
	});
}
