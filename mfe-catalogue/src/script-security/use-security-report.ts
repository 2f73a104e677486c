import { securityKeys } from "@scriptorium/hub-data/query-keys/security-query-keys";
import { useHost } from "@scriptorium/remote-kit/host";
import { askLater } from "@scriptorium/remote-kit/query-failure";
import { skipToken, useQuery } from "@tanstack/react-query";
import { pollDelay } from "./poll-delay.ts";

/**
 * The newest report of a version; `data` is null when there is none to see. While the version is being analyzed it looks
 * again by itself, less and less often, and rests while the page is hidden (the query cache's own rule for intervals).
 */
export function useSecurityReport(versionId: string | null) {
	const { client } = useHost();
	return useQuery({
		queryKey: securityKeys.report(versionId),
		queryFn:
			versionId === null
				? skipToken
				: ({ signal }) =>
						askLater(
							() => import("@scriptorium/hub-data/security/read-security-report"),
							({ readSecurityReport }) => readSecurityReport(client, { versionId }, signal),
						),
		refetchInterval: ({ state }) => (state.data?.state === "analyzing" ? pollDelay(state.dataUpdateCount) : false),
	});
}
