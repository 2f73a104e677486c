import { getScript } from "@scriptorium/hub-data/scripts/get-script";
import { knownScript } from "@scriptorium/hub-data/scripts/known-script";
import type { ScriptDetails } from "@scriptorium/hub-data/scripts/script-details";
import type { ScriptKey } from "@scriptorium/hub-data/scripts/script-key";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useHost } from "../../host/host-context.tsx";
import { unwrapForQuery } from "../../host/query-failure.ts";

/** The script of an address; `data` is null when there is none that this person may see. */
export function useScript(address: ScriptKey) {
	const { client } = useHost();
	const queries = useQueryClient();
	const queryKey = ["scripts", "details", address];
	const query = useQuery({
		queryKey,
		queryFn: ({ signal }) => unwrapForQuery(getScript(client, address, signal)),
		initialData: () => knownScript(client, address),
		initialDataUpdatedAt: 0,
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
