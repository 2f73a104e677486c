import { reviewFilters } from "@scriptorium/hub-data/query-keys/review-query-keys";
import { castVote } from "@scriptorium/hub-data/reviews/cast-vote";
import { useHost } from "@scriptorium/remote-kit/host";
import { usePendingAction } from "@scriptorium/remote-kit/pending-action";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useQueryClient } from "@tanstack/react-query";
import { en } from "./messages/en.ts";
import { voteAction, writeReviewAction } from "./pending-review.ts";

export interface PendingReviewProps {
	scriptId: string;
	onWrite: () => void;
}

/** Opens the dialog or casts the vote that a visitor asked for before signing in. */
export function PendingReview({ scriptId, onWrite }: PendingReviewProps) {
	const host = useHost();
	const queries = useQueryClient();
	const { failed } = useMessages({ en }).votes;
	usePendingAction(writeReviewAction, (action) => {
		if (action.scriptId === scriptId) onWrite();
	});
	usePendingAction(voteAction, ({ reviewId, isHelpful }, userId) => {
		void cast({ userId, reviewId, isHelpful: isHelpful === "true" });
	});

	return null;

	async function cast(vote: { userId: string; reviewId: string; isHelpful: boolean }): Promise<void> {
		const result = await castVote(host.client, vote);
		if (!result.ok) host.notify("error", failed);
		await queries.invalidateQueries(reviewFilters.ofScript(scriptId));
	}
}
