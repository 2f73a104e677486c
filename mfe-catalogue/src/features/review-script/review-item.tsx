import type { Review } from "@scriptorium/hub-data/reviews/review";
import { Avatar } from "@scriptorium/ui-kit/avatar";
import { Badge } from "@scriptorium/ui-kit/badge";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { RelativeTime } from "@scriptorium/ui-kit/relative-time";
import { ReviewStars } from "@scriptorium/ui-kit/review-stars";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { authorPath } from "../../script-links/script-addresses.ts";
import { en } from "./messages/en.ts";
import styles from "./review-item.module.css";

export interface ReviewItemProps {
	review: Review;
	/** The script's newest version. */
	newestVersionId: string | null;
	isOwn: boolean;
	menu: ReactNode;
	votes: ReactNode;
}

export function ReviewItem({ review, newestVersionId, isOwn, menu, votes }: ReviewItemProps) {
	const messages = useMessages({ en });
	const text = messages.review;
	const { author } = review;
	const name = author?.display_name || messages.anonymous;
	const isOutdated = review.version_id !== null && review.version_id !== newestVersionId;
	return (
		<article className={styles.review} data-own={isOwn}>
			<header className={styles.head}>
				<Avatar name={name} src={author?.avatar_url ?? null} />
				<div className={styles.who}>
					<p className={styles.name}>
						{author ? (
							<Link dir="auto" to={authorPath(author)}>
								{name}
							</Link>
						) : (
							name
						)}
						{isOwn && <Badge tone="info">{text.yours}</Badge>}
					</p>
					<p className={styles.facts}>
						<ReviewStars value={review.rating} label={text.stars(review.rating)} />
						<RelativeTime iso={review.created_at} />
						{review.by_owner && <span>{text.byOwner}</span>}
						{review.updated_at > review.created_at && <span>{text.edited}</span>}
						{review.version && (
							<span>
								{text.forVersion(review.version.semver)}
								{isOutdated && <span className={styles.outdated}> ({text.notNewest})</span>}
							</span>
						)}
					</p>
				</div>
				{menu}
			</header>
			{review.title && (
				<h3 dir="auto" className={styles.title}>
					{review.title}
				</h3>
			)}
			<p dir="auto" className={styles.comment}>
				{review.comment}
			</p>
			{review.works_on_version && <p className={styles.worksOn}>{text.worksOn(review.works_on_version)}</p>}
			{votes}
		</article>
	);
}
