import { addFollow } from "@scriptorium/hub-data/follows/add-follow";
import { scriptFilters } from "@scriptorium/hub-data/query-keys/script-query-keys";
import { followFilters } from "@scriptorium/hub-data/query-keys/star-and-follow-query-keys";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useHost } from "../../host/host-context.tsx";
import { en } from "./messages/en.ts";
import { authorOfPendingFollow, PENDING_FOLLOW } from "./pending-follow.ts";

/** Follows the author whom a visitor asked for before signing in; the shell says when it is due. */
export function usePendingFollow(): void {
	const host = useHost();
	const queries = useQueryClient();
	const text = useMessages({ en });
	useEffect(() => {
		async function follow(followerId: string, authorId: string) {
			const result = await addFollow(host.client, { followerId, authorId });
			host.notify(result.ok ? "success" : "error", result.ok ? text.added : text.failed);
			if (result.ok) host.track({ type: "follow", category: "author", action: "add", label: authorId });
			await Promise.all(
				[followFilters.all, scriptFilters.profileCounts, scriptFilters.followedFeed].map((filter) =>
					queries.invalidateQueries(filter),
				),
			);
		}
		return host.onPendingAction(PENDING_FOLLOW, (action) => {
			const userId = host.session.getSnapshot().user?.id;
			const authorId = authorOfPendingFollow(action);
			// The author themselves may be who has signed in: there is nothing to follow then.
			if (userId && authorId && userId !== authorId) void follow(userId, authorId);
		});
	}, [host, queries, text]);
}
