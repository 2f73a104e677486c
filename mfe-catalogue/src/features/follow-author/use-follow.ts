import { addFollow } from "@scriptorium/hub-data/follows/add-follow";
import { readFollow } from "@scriptorium/hub-data/follows/read-follow";
import { removeFollow } from "@scriptorium/hub-data/follows/remove-follow";
import { followKeys } from "@scriptorium/hub-data/query-keys/star-and-follow-query-keys";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useHost, useSession } from "../../host/host-context.tsx";
import { unwrapForQuery } from "../../host/query-failure.ts";
import { en } from "./messages/en.ts";

export interface FollowChange {
	readonly authorId: string;
	/** The count elsewhere on the page goes along at once: +1 or -1, and the opposite when the change fails. */
	readonly onCountChange: (by: 1 | -1) => void;
	/** The database has settled the count: read it again. */
	readonly onSettled: () => void;
}

/** Whether the signed-in person follows the author, and the optimistic change of it. */
export function useFollow({ authorId, onCountChange, onSettled }: FollowChange) {
	const host = useHost();
	const text = useMessages({ en });
	const userId = useSession().user?.id ?? null;
	const queries = useQueryClient();
	const queryKey = followKeys.own(userId, authorId);
	const follow = useQuery({
		queryKey,
		enabled: userId !== null,
		queryFn: ({ signal }) =>
			userId ? unwrapForQuery(readFollow(host.client, { followerId: userId, authorId }, signal)) : false,
	});
	const change = useMutation({
		mutationFn: ({ followed, by }: { followed: boolean; by: string }) =>
			unwrapForQuery((followed ? addFollow : removeFollow)(host.client, { followerId: by, authorId })),
		// One after the other: a quick second click must not overtake the first.
		scope: { id: `follow-${authorId}` },
		onMutate: async ({ followed }) => {
			await queries.cancelQueries({ queryKey });
			queries.setQueryData(queryKey, followed);
			onCountChange(followed ? 1 : -1);
		},
		onSuccess: (_, { followed }) => {
			host.notify("success", followed ? text.added : text.removed);
			host.track({ type: "follow", category: "author", action: followed ? "add" : "remove", label: authorId });
		},
		onError: (_, { followed }) => {
			queries.setQueryData(queryKey, !followed);
			onCountChange(followed ? -1 : 1);
			host.notify("error", text.failed);
		},
		onSettled: () => {
			onSettled();
			return queries.invalidateQueries({ queryKey });
		},
	});
	return {
		followed: follow.data === true,
		/** While it is not known whether they are followed, a click could only guess. */
		unknown: userId !== null && follow.isPending,
		userId,
		toggle: (by: string) => change.mutate({ followed: follow.data !== true, by }),
	};
}
