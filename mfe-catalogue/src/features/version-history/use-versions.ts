import { listVersionRatings } from "@scriptorium/hub-data/security/list-version-ratings";
import { useQuery } from "@tanstack/react-query";
import { useHost } from "../../host/host-context.tsx";
import { unwrapForQuery } from "../../host/query-failure.ts";

/** The versions of a script, newest first, with the rating each of them has now. */
export function useVersions(script: { readonly id: string; readonly version_id: string | null }) {
	const { client } = useHost();
	return useQuery({
		queryKey: ["version-ratings", script.id, script.version_id],
		queryFn: ({ signal }) => unwrapForQuery(listVersionRatings(client, { scriptId: script.id }, signal)),
		// A rating may arrive at any time; the history is opened to see what is so now.
		staleTime: 0,
	});
}
