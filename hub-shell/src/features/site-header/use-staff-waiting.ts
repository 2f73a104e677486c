import { countReports } from "@scriptorium/hub-data/moderation/list-reports";
import { moderationKeys } from "@scriptorium/hub-data/query-keys/moderation-query-keys";
import type { HubUser } from "@scriptorium/shared-protocol/host-remote/session";
import { useHost } from "../../host-context/host-provider.tsx";
import { useQuery } from "../../server-html/use-query.ts";

const REFRESH_MS = 5 * 60_000;

/**
 * Reads how many reports and appeals nobody has decided or begun to review. Asked for staff only; the database counts for nobody else.
 * @param user the signed-in person; null for a visitor
 * @returns null for everybody but staff; for staff a number, 0 while it is not known and where it cannot be read
 */
export function useStaffWaiting(user: HubUser | null): number | null {
	const { client } = useHost();
	const isStaff = user !== null && user.roles.length > 0;
	const { data } = useQuery({
		queryKey: moderationKeys.counts(),
		enabled: isStaff,
		staleTime: REFRESH_MS,
		refetchInterval: REFRESH_MS,
		retry: false,
		queryFn: async ({ signal }) => {
			const answer = await countReports(client, signal);
			if (!answer.ok) throw new Error(answer.error.message);
			return answer.value;
		},
	});
	if (!isStaff) return null;
	return data ? data.pending + data.appeals : 0;
}
