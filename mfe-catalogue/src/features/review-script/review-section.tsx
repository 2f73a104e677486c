import { type ReviewSort, reviewSorts } from "@scriptorium/hub-data/reviews/list-reviews";
import type { Review } from "@scriptorium/hub-data/reviews/review";
import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Select } from "@scriptorium/ui-kit/select";
import { PenLine } from "lucide-react";
import { type RefObject, useState } from "react";
import { useLocation } from "react-router-dom";
import { useHost } from "../../host/host-context.tsx";
import { DeleteReviewDialog } from "./delete-review-dialog.tsx";
import { en } from "./messages/en.ts";
import { pendingReview } from "./pending-review.ts";
import { ReviewDialog } from "./review-dialog.tsx";
import { ReviewItem } from "./review-item.tsx";
import { ReviewList } from "./review-list.tsx";
import { ReviewMenu } from "./review-menu.tsx";
import styles from "./review-section.module.css";
import { useReviewSort } from "./review-sort.ts";
import { ReviewSummaryPanel } from "./review-summary-panel.tsx";
import { useFocusWhenGone } from "./use-focus-when-gone.ts";
import { useOwnReview } from "./use-own-review.ts";
import { useReviewList } from "./use-review-list.ts";
import { useVotes } from "./use-votes.ts";
import { VoteButtons } from "./vote-buttons.tsx";

export interface ReviewSectionProps {
	script: {
		readonly id: string;
		readonly title: string;
		readonly versionId: string | null;
		/** Null once the account is gone. */
		readonly ownerId: string | null;
	};
	/** Somebody wants to report a review of this script. */
	onReport: (reviewId: string) => void;
	isWriting: boolean;
	onWritingChange: (isWriting: boolean) => void;
	/** Of the section; focused when the review goes that had the focus. */
	heading: RefObject<HTMLHeadingElement | null>;
}

/** What people say about a script, and saying something oneself: all below and beside the heading of the section. */
export function ReviewSection({ script, onReport, isWriting, onWritingChange, heading }: ReviewSectionProps) {
	const text = useMessages({ en });
	const host = useHost();
	const { pathname, search } = useLocation();
	const [sort, chooseSort] = useReviewSort();
	const list = useReviewList(script.id, sort);
	const votes = useVotes(script.id);
	const own = useOwnReview(script.id);
	const [deleting, setDeleting] = useState<Review | null>(null);
	const ids = list.data?.pages.flatMap((page) => page.reviews.map(({ id }) => id)) ?? [];
	const deleted = useFocusWhenGone(heading, ids);
	const isOwnScript = own.userId !== null && own.userId === script.ownerId;

	function write() {
		if (own.unknown) return;
		if (own.userId) return onWritingChange(true);
		host.notify("error", text.notices.signInFirst);
		host.requireSignIn(pendingReview(script.id, pathname + search));
	}

	const invitation = isOwnScript ? (
		<p>{text.ownScript}</p>
	) : (
		<Button icon={<PenLine aria-hidden="true" />} aria-disabled={own.unknown || undefined} onClick={write}>
			{own.review ? text.edit : text.write}
		</Button>
	);
	const isEmpty = list.data !== undefined && ids.length === 0;
	return (
		<>
			{!isEmpty && <div className={styles.write}>{invitation}</div>}
			<ReviewSummaryPanel scriptId={script.id} />
			{!isEmpty && (
				<Select<ReviewSort>
					label={text.sort.label}
					className={styles.sort ?? ""}
					options={reviewSorts.map((value) => ({ value, label: text.sort[value] }))}
					value={sort}
					onValueChange={chooseSort}
				/>
			)}
			<ReviewList list={list} invitation={invitation} text={isOwnScript ? text.empty.ownScript : text.empty.text}>
				{(review) => (
					<ReviewItem
						review={review}
						newestVersionId={script.versionId}
						isOwn={own.userId !== null && review.user_id === own.userId}
						votes={<VoteButtons review={review} votes={votes} />}
						menu={
							<ReviewMenu
								authorName={review.author?.display_name || text.anonymous}
								onReport={() => onReport(review.id)}
								onDelete={own.userId !== null && review.user_id === own.userId ? () => setDeleting(review) : null}
							/>
						}
					/>
				)}
			</ReviewList>
			{isWriting && own.userId && !own.unknown && !isOwnScript && (
				<ReviewDialog
					script={script}
					authorId={own.userId}
					existing={own.review}
					onClose={() => onWritingChange(false)}
				/>
			)}
			{deleting && own.userId && (
				<DeleteReviewDialog
					scriptId={script.id}
					authorId={own.userId}
					review={deleting}
					onClose={() => setDeleting(null)}
					onDeleted={() => deleted(deleting.id)}
				/>
			)}
		</>
	);
}
