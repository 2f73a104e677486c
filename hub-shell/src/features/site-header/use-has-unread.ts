import { hasUnreadNotifications } from "@scriptorium/hub-data/notifications/notification";
import { notificationKeys } from "@scriptorium/hub-data/query-keys/moderation-query-keys";
import { useHost } from "../../host-context/host-provider.tsx";
import { useQuery } from "../../server-html/use-query.ts";

const REFRESH_MS = 5 * 60_000;

/** Whether the signed-in person has unread notifications; false while it is not known, and when it cannot be read. */
export function useHasUnread(userId: string): boolean {
	const { client } = useHost();
	const { data } = useQuery({
		queryKey: notificationKeys.hasUnread(userId),
		staleTime: REFRESH_MS,
		refetchInterval: REFRESH_MS,
		queryFn: async ({ signal }) => {
			const answer = await hasUnreadNotifications(client, signal);
			return answer.ok && answer.value;
		},
	});
	return data ?? false;
}
