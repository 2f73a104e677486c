import { reviewKeys } from "@scriptorium/hub-data/query-keys/review-query-keys";
import { getReviewSummary } from "@scriptorium/hub-data/reviews/get-review-summary";
import type { ReviewSummary } from "@scriptorium/hub-data/reviews/review-summary";
import { useHost } from "@scriptorium/remote-kit/host";
import { unwrapForQuery } from "@scriptorium/remote-kit/query-failure";
import { Button } from "@scriptorium/ui-kit/button";
import { useLocale, useMessages } from "@scriptorium/ui-kit/locale";
import { ReviewStars } from "@scriptorium/ui-kit/review-stars";
import { LoadingRegion, Skeleton } from "@scriptorium/ui-kit/skeleton";
import { useQuery } from "@tanstack/react-query";
import { en } from "./messages/en.ts";
import { STAR_COUNTS } from "./review-form.ts";
import styles from "./review-summary-panel.module.css";

/** Average and distribution; nothing for a script without reviews. */
export function ReviewSummaryPanel({ scriptId }: { scriptId: string }) {
	const { summary: text, failed } = useMessages({ en });
	const { client } = useHost();
	const { data, isPending, isFetching, refetch } = useQuery({
		queryKey: reviewKeys.summary(scriptId),
		queryFn: ({ signal }) => unwrapForQuery(getReviewSummary(client, { scriptId }, signal)),
	});
	if (isPending) {
		return (
			<LoadingRegion text={text.loading}>
				<Skeleton shape="block" height="9rem" />
			</LoadingRegion>
		);
	}
	if (data === undefined) {
		return (
			<p role="alert" className={styles.failed}>
				{text.failed}
				<Button size="small" busy={isFetching} onClick={() => void refetch()}>
					{failed.retry}
				</Button>
			</p>
		);
	}
	return data.total_reviews === 0 ? null : <Summary summary={data} />;
}

function Summary({ summary }: { summary: ReviewSummary }) {
	const text = useMessages({ en }).summary;
	const { formattingLocale } = useLocale();
	const { total_reviews: total, average_rating: average, rating_distribution: distribution } = summary;
	const shown = new Intl.NumberFormat(formattingLocale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
		average,
	);
	return (
		<div className={styles.summary}>
			<div className={styles.average}>
				<span className={styles.figure} aria-hidden="true">
					{shown}
				</span>
				<ReviewStars value={average} label={text.average(shown)} size="medium" />
				<span className={styles.total}>{text.total(total)}</span>
			</div>
			<ul className={styles.bars}>
				{STAR_COUNTS.toReversed().map((stars) => {
					const count = distribution[stars];
					return (
						<li key={stars} className={styles.row}>
							<span className={styles.words}>{text.row(stars, count)}</span>
							<span aria-hidden="true">{stars}</span>
							<span className={styles.bar} aria-hidden="true">
								<span className={styles.part} style={{ inlineSize: `${(count / total) * 100}%` }} />
							</span>
							<span className={styles.count} aria-hidden="true">
								{count}
							</span>
						</li>
					);
				})}
			</ul>
		</div>
	);
}
