import { reviewKeys } from "@scriptorium/hub-data/query-keys/review-query-keys";
import { type ReviewSort, reviewSorts } from "@scriptorium/hub-data/reviews/list-reviews";
import { readOwnReview } from "@scriptorium/hub-data/reviews/read-own-review";
import type { Review } from "@scriptorium/hub-data/reviews/review";
import { useHost, useSession } from "@scriptorium/remote-kit/host";
import { useSignInFor } from "@scriptorium/remote-kit/pending-action";
import { unwrapForQuery } from "@scriptorium/remote-kit/query-failure";
import { Button } from "@scriptorium/ui-kit/button";
import { IconButton } from "@scriptorium/ui-kit/icon-button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Menu, MenuItem } from "@scriptorium/ui-kit/menu";
import { Select } from "@scriptorium/ui-kit/select";
import { useQuery } from "@tanstack/react-query";
import { EllipsisVertical, Flag, PenLine, Trash2 } from "lucide-react";
import { type RefObject, useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { DeleteReviewDialog } from "./delete-review-dialog.tsx";
import { en } from "./messages/en.ts";
import { writeReviewAction } from "./pending-review.ts";
import { ReviewDialog } from "./review-dialog.tsx";
import { ReviewItem } from "./review-item.tsx";
import { ReviewList } from "./review-list.tsx";
import styles from "./review-section.module.css";
import { ReviewSummaryPanel } from "./review-summary-panel.tsx";
import { useReviewList } from "./use-review-list.ts";
import { useVotes } from "./use-votes.ts";
import { VoteButtons } from "./vote-buttons.tsx";

const PARAMETER = "reviews";
const DEFAULT: ReviewSort = "most_helpful";

/** The order of the reviews lives in the address, so that it can be shared; the default leaves no trace there. */
function useReviewSort(): readonly [ReviewSort, (sort: ReviewSort) => void] {
	const [query, setQuery] = useSearchParams();
	const sort = reviewSorts.find((known) => known === query.get(PARAMETER)) ?? DEFAULT;
	const choose = (next: ReviewSort) =>
		setQuery(
			(before) => {
				const after = new URLSearchParams(before);
				if (next === DEFAULT) after.delete(PARAMETER);
				else after.set(PARAMETER, next);
				return after;
			},
			{ replace: true, preventScrollReset: true },
		);
	return [sort, choose];
}

export interface ReviewSectionProps {
	script: {
		readonly id: string;
		readonly title: string;
		readonly versionId: string | null;
		/** Null after the account was deleted. */
		readonly ownerId: string | null;
	};
	/** Somebody wants to report a review of this script. */
	onReport: (reviewId: string) => void;
	isWriting: boolean;
	onWritingChange: (isWriting: boolean) => void;
	/** Of the section; focused when the review goes that had the focus. */
	heading: RefObject<HTMLHeadingElement | null>;
}

/** The reviews of a script, their summary and the button to write one, below and beside the section's heading. */
export function ReviewSection({ script, onReport, isWriting, onWritingChange, heading }: ReviewSectionProps) {
	const text = useMessages({ en });
	const host = useHost();
	const signInFor = useSignInFor(writeReviewAction);
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
		signInFor({ scriptId: script.id });
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

interface ReviewMenuProps {
	authorName: string;
	onReport: () => void;
	/** Only for the review's author. */
	onDelete: (() => void) | null;
}

function ReviewMenu({ authorName, onReport, onDelete }: ReviewMenuProps) {
	const text = useMessages({ en }).review;
	const label = text.options(authorName);
	return (
		<Menu label={label} trigger={<IconButton label={label} icon={<EllipsisVertical aria-hidden="true" />} />}>
			<MenuItem icon={<Flag aria-hidden="true" />} onSelect={onReport}>
				{text.report}
			</MenuItem>
			{onDelete && (
				<MenuItem icon={<Trash2 aria-hidden="true" />} tone="danger" onSelect={onDelete}>
					{text.delete}
				</MenuItem>
			)}
		</Menu>
	);
}

/**
 * Where the focus goes when the review it was on has been deleted: the button that opened the menu leaves with the
 * review, and the focus would fall to the top of the page.
 * @param ids of the reviews on the page
 * @returns the function that says which review was deleted
 */
function useFocusWhenGone(target: RefObject<HTMLElement | null>, ids: readonly string[]): (id: string) => void {
	const [deleted, setDeleted] = useState<string | null>(null);
	const isGone = deleted !== null && !ids.includes(deleted);
	// After the commit that takes it off the page; before, its button may still have the focus.
	useEffect(() => {
		if (!isGone) return;
		setDeleted(null);
		if (document.activeElement === null || document.activeElement === document.body) target.current?.focus();
	}, [isGone, target]);
	return setDeleted;
}

/** The review that the signed-in person has written of this script, if any. */
function useOwnReview(scriptId: string) {
	const { client } = useHost();
	const { status, user } = useSession();
	const userId = user?.id ?? null;
	const own = useQuery({
		queryKey: reviewKeys.own(scriptId, userId),
		enabled: userId !== null,
		queryFn: ({ signal }) => (userId ? unwrapForQuery(readOwnReview(client, { userId, scriptId }, signal)) : null),
	});
	return {
		userId,
		review: own.data ?? null,
		/** While it is not known whether there is one, the dialog could only guess its mode. */
		unknown: status === "loading" || (userId !== null && own.isPending),
	};
}
