import { getScript } from "@scriptorium/hub-data/scripts/get-script";
import { useQuery } from "@tanstack/react-query";
import { useHost } from "../../host/host-context.tsx";
import { unwrapForQuery } from "../../host/query-failure.ts";

/** The script to edit as it is saved now; null when there is none that this person may see. */
export function useSavedScript(id: string) {
	const { client } = useHost();
	return useQuery({
		queryKey: ["scripts", "edit", id],
		queryFn: ({ signal }) => unwrapForQuery(getScript(client, { id }, signal)),
		// What is typed is based on what was read when the screen was opened: reading again would only say less.
		staleTime: Number.POSITIVE_INFINITY,
		gcTime: 0,
	});
}
