import { deleteReview } from "@scriptorium/hub-data/reviews/delete-review";
import type { Review } from "@scriptorium/hub-data/reviews/review";
import { useHost } from "@scriptorium/remote-kit/host";
import { unwrapForQuery } from "@scriptorium/remote-kit/query-failure";
import { Button } from "@scriptorium/ui-kit/button";
import { Dialog } from "@scriptorium/ui-kit/dialog";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useMutation } from "@tanstack/react-query";
import styles from "./delete-review-dialog.module.css";
import { en } from "./messages/en.ts";
import { useRefreshReviews } from "./use-refresh-reviews.ts";

export interface DeleteReviewDialogProps {
	scriptId: string;
	authorId: string;
	review: Review;
	onClose: () => void;
	/** The database has deleted it; it leaves the page when the list is read again. */
	onDeleted: () => void;
}

/** Spec 01 § 5: deleting asks for confirmation; the review stands beside the question. */
export function DeleteReviewDialog({ scriptId, authorId, review, onClose, onDeleted }: DeleteReviewDialogProps) {
	const host = useHost();
	const { deletion: text, notices } = useMessages({ en });
	const refresh = useRefreshReviews(scriptId);
	const remove = useMutation({
		mutationFn: () => unwrapForQuery(deleteReview(host.client, { userId: authorId, reviewId: review.id })),
		onSuccess: () => {
			host.notify("success", notices.deleted);
			host.track({ type: "review", category: "script", action: "delete", label: scriptId });
			onDeleted();
			onClose();
			return refresh();
		},
		onError: () => host.notify("error", notices.deleteFailed),
	});
	return (
		<Dialog
			open
			onOpenChange={(open) => {
				if (!open) onClose();
			}}
			role="alertdialog"
			size="small"
			title={text.title}
			description={text.question}
			closeLabel={text.close}
			actions={
				<>
					<Button data-initial-focus="" onClick={onClose}>
						{text.cancel}
					</Button>
					<Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
						{text.confirm}
					</Button>
				</>
			}
		>
			<blockquote dir="auto" className={styles.review}>
				{review.title ?? review.comment}
			</blockquote>
		</Dialog>
	);
}
