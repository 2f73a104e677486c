import { getScript } from "@scriptorium/hub-data/scripts/get-script";
import { getScriptBySlug } from "@scriptorium/hub-data/scripts/get-script-by-slug";
import type { ScriptDetails } from "@scriptorium/hub-data/scripts/script-details";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useHost } from "../../host/host-context.tsx";
import { unwrapForQuery } from "../../host/query-failure.ts";

/** A script as an address names it. */
export type ScriptAddress = { readonly id: string } | { readonly username: string; readonly slug: string };

/** The script of an address; `data` is null when there is none that this person may see. */
export function useScript(address: ScriptAddress) {
	const { client } = useHost();
	const queries = useQueryClient();
	const queryKey = ["scripts", "details", address];
	const query = useQuery({
		queryKey,
		queryFn: ({ signal }) =>
			unwrapForQuery("id" in address ? getScript(client, address, signal) : getScriptBySlug(client, address, signal)),
	});
	return {
		query,
		changeStarCount: (by: number) =>
			queries.setQueryData<ScriptDetails | null>(
				queryKey,
				(known) => known && { ...known, star_count: Math.max(0, known.star_count + by) },
			),
		readAgain: () => void queries.invalidateQueries({ queryKey: ["scripts"] }),
	};
}
