import type { RatingChange } from "@scriptorium/hub-data/security-reports/list-rating-changes";
import type { RiskLevel } from "@scriptorium/shared-protocol/risk-level";
import { FigureTable } from "@scriptorium/ui-kit/figure-table";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { RelativeTime } from "@scriptorium/ui-kit/relative-time";
import { RiskBadge } from "@scriptorium/ui-kit/risk-badge";
import { Link } from "react-router-dom";
import { en } from "./messages/en.ts";
import styles from "./security-reports.module.css";

/** Versions that newer rules have rated otherwise. */
export function ChangedRatings({ changes }: { changes: readonly RatingChange[] }) {
	const text = useMessages({ en }).changes;
	return (
		<section className={styles.section} aria-labelledby="changed-ratings">
			<h2 id="changed-ratings" className={styles.heading}>
				{text.heading}
			</h2>
			{changes.length === 0 ? (
				<p className={styles.hint}>{text.empty}</p>
			) : (
				<FigureTable
					compact
					label={text.label}
					columns={text.columns}
					rows={changes.map((change) => ({
						key: `${change.bookmarklet_id} ${change.semver} ${change.changed_at}`,
						cells: [
							<Link dir="auto" key="script" to={`/bookmarklet/${change.bookmarklet_id}`}>
								{change.title}
							</Link>,
							change.is_latest ? `${change.semver} (${text.latest})` : change.semver,
							<Rating key="before" level={change.from_level} score={change.from_score} />,
							<Rating key="after" level={change.to_level} score={change.to_score} />,
							`${change.from_rules} → ${change.to_rules}`,
							<RelativeTime key="when" iso={change.changed_at} />,
						],
					}))}
				/>
			)}
		</section>
	);
}

function Rating({ level, score }: { level: RiskLevel; score: number }) {
	const text = useMessages({ en });
	return (
		<span className={styles.rating}>
			<RiskBadge level={level} label={text.risk[level]} />
			{level !== "unrated" && text.changes.score(score)}
		</span>
	);
}
