import { reviewFilters } from "@scriptorium/hub-data/query-keys/review-query-keys";
import { useHost } from "@scriptorium/remote-kit/host";
import { usePendingAction } from "@scriptorium/remote-kit/pending-action";
import { callLater } from "@scriptorium/remote-kit/query-failure";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useQueryClient } from "@tanstack/react-query";
import { en } from "./messages/en.ts";
import { voteAction, writeReviewAction } from "./pending-review.ts";

/** Opens the dialog or casts the vote that a visitor asked for before signing in. */
export function usePendingReview(scriptId: string, onWrite: () => void): void {
	const host = useHost();
	const queries = useQueryClient();
	const { failed } = useMessages({ en }).votes;
	usePendingAction(writeReviewAction, (action) => {
		if (action.scriptId === scriptId) onWrite();
	});
	usePendingAction(voteAction, ({ reviewId, isHelpful }, userId) => {
		void cast({ userId, reviewId, isHelpful: isHelpful === "true" });
	});

	async function cast(vote: { userId: string; reviewId: string; isHelpful: boolean }): Promise<void> {
		const result = await callLater(
			() => import("@scriptorium/hub-data/reviews/cast-vote"),
			({ castVote }) => castVote(host.client, vote),
		);
		if (!result.ok) host.notify("error", failed);
		await queries.invalidateQueries(reviewFilters.ofScript(scriptId));
	}
}
