import { ownScriptKeys } from "@scriptorium/hub-data/query-keys/own-script-query-keys";
import { listOwnScripts } from "@scriptorium/hub-data/scripts/list-own-scripts";
import { useHost, useSession } from "@scriptorium/remote-kit/host";
import { unwrapForQuery } from "@scriptorium/remote-kit/query-failure";
import { useQuery } from "@tanstack/react-query";

/** All scripts of the signed-in person, read again whenever the screen is opened. */
export function useOwnScripts() {
	const { client } = useHost();
	const userId = useSession().user?.id ?? null;
	return useQuery({
		queryKey: ownScriptKeys.list(userId),
		enabled: userId !== null,
		queryFn: ({ signal }) => unwrapForQuery(listOwnScripts(client, signal)),
		staleTime: 0,
	});
}
