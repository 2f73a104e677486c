import { listOwnRoles } from "@scriptorium/hub-data/admin-roles/list-own-roles";
import { adminRoleKeys } from "@scriptorium/hub-data/query-keys/account-query-keys";
import { useHost } from "@scriptorium/remote-kit/host";
import { unwrapForQuery } from "@scriptorium/remote-kit/query-failure";
import { useQuery } from "@tanstack/react-query";

/** The roles of a person, asked of the database now: the session may be older than a role. */
export function useOwnRoles(userId: string | null) {
	const { client } = useHost();
	return useQuery({
		queryKey: adminRoleKeys.own(userId),
		enabled: userId !== null,
		staleTime: 0,
		queryFn: ({ signal }) => (userId ? unwrapForQuery(listOwnRoles(client, { userId }, signal)) : []),
	});
}
