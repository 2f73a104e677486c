import { securityKeys } from "@scriptorium/hub-data/query-keys/security-query-keys";
import { readVersionCode } from "@scriptorium/hub-data/versions/read-version-code";
import { useHost } from "@scriptorium/remote-kit/host";
import { unwrapForQuery } from "@scriptorium/remote-kit/query-failure";
import { useQuery } from "@tanstack/react-query";

export type VersionCodes = ReturnType<typeof useVersionCodes>;

/** The code of two versions; null when one of them was deleted. A version never changes, so it is read once. */
export function useVersionCodes(olderId: string, newerId: string) {
	const { client } = useHost();
	return useQuery({
		queryKey: securityKeys.versionCodes(olderId, newerId),
		queryFn: async ({ signal }) => {
			const [older, newer] = await Promise.all(
				[olderId, newerId].map((versionId) => unwrapForQuery(readVersionCode(client, { versionId }, signal))),
			);
			return typeof older === "string" && typeof newer === "string" ? { older, newer } : null;
		},
		staleTime: Number.POSITIVE_INFINITY,
	});
}
