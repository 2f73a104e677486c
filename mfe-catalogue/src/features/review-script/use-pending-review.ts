import { reviewFilters } from "@scriptorium/hub-data/query-keys/review-query-keys";
import { castVote } from "@scriptorium/hub-data/reviews/cast-vote";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useHost } from "../../host/host-context.tsx";
import { en } from "./messages/en.ts";
import { PENDING_REVIEW, PENDING_VOTE, scriptOfPendingReview, voteOfPending } from "./pending-review.ts";

/** Opens the dialog, or casts the vote, that a visitor asked for before signing in; the shell says when it is due. */
export function usePendingReview(scriptId: string, onWrite: () => void): void {
	const host = useHost();
	const queries = useQueryClient();
	const { failed } = useMessages({ en }).votes;
	const write = useRef(onWrite);
	write.current = onWrite;

	useEffect(
		() =>
			host.onPendingAction(PENDING_REVIEW, (action) => {
				if (scriptOfPendingReview(action) === scriptId) write.current();
			}),
		[host, scriptId],
	);

	useEffect(() => {
		async function cast(userId: string, vote: { readonly reviewId: string; readonly isHelpful: boolean }) {
			const result = await castVote(host.client, { userId, ...vote });
			if (!result.ok) host.notify("error", failed);
			await queries.invalidateQueries(reviewFilters.ofScript(scriptId));
		}
		return host.onPendingAction(PENDING_VOTE, (action) => {
			const userId = host.session.getSnapshot().user?.id;
			const vote = voteOfPending(action);
			if (userId && vote) void cast(userId, vote);
		});
	}, [host, queries, scriptId, failed]);
}
