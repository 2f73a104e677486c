import { getProfile, knownProfile, type ProfileKey } from "@scriptorium/hub-data/profiles/get-profile";
import { useQuery } from "@tanstack/react-query";
import { useHost } from "../../host/host-context.tsx";
import { unwrapForQuery } from "../../host/query-failure.ts";

/** The profile of an address; `data` is null when there is nobody. */
export function useProfile(address: ProfileKey) {
	const { client } = useHost();
	return useQuery({
		queryKey: ["profiles", "public", address],
		initialData: () => knownProfile(client, address),
		initialDataUpdatedAt: 0,
		// It may have been edited since, on a screen that knows nothing of this one.
		refetchOnMount: "always",
		queryFn: ({ signal }) => unwrapForQuery(getProfile(client, address, signal)),
	});
}
