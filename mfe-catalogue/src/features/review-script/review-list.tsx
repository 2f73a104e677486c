import type { Review } from "@scriptorium/hub-data/reviews/review";
import { Button } from "@scriptorium/ui-kit/button";
import { EmptyState } from "@scriptorium/ui-kit/empty-state";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { LoadingRegion, Skeleton } from "@scriptorium/ui-kit/skeleton";
import { MessageSquareText } from "lucide-react";
import type { ReactNode } from "react";
import { en } from "./messages/en.ts";
import styles from "./review-section.module.css";
import type { useReviewList } from "./use-review-list.ts";

export interface ReviewListProps {
	list: ReturnType<typeof useReviewList>;
	/** Text and action shown while there are no reviews. */
	text: string;
	invitation: ReactNode;
	children: (review: Review) => ReactNode;
}

/** The list of reviews in its states: loading, empty, failed, loaded. */
export function ReviewList({ list, text: emptyText, invitation, children }: ReviewListProps) {
	const text = useMessages({ en });
	if (list.isPending) {
		return (
			<LoadingRegion text={text.loading}>
				<div className={styles.skeleton}>
					<Skeleton lines={4} />
					<Skeleton lines={4} />
				</div>
			</LoadingRegion>
		);
	}
	if (list.data === undefined) {
		return (
			<ErrorState
				title={text.failed.title}
				detail={text.failed.detail}
				actions={
					<Button busy={list.isFetching} onClick={() => void list.refetch()}>
						{text.failed.retry}
					</Button>
				}
			/>
		);
	}
	const reviews = list.data.pages.flatMap((page) => page.reviews);
	if (reviews.length === 0) {
		return (
			<EmptyState title={text.empty.title} icon={<MessageSquareText />} action={invitation}>
				{emptyText}
			</EmptyState>
		);
	}
	return (
		<>
			<ul className={styles.list} aria-busy={list.isPlaceholderData || undefined}>
				{reviews.map((review) => (
					<li key={review.id}>{children(review)}</li>
				))}
			</ul>
			{list.hasNextPage && (
				<div>
					<Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
						{text.more}
					</Button>
				</div>
			)}
		</>
	);
}
