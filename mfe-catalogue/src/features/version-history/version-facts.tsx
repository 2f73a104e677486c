import type { VersionWithRisk } from "@scriptorium/hub-data/security/list-version-risks";
import { Badge } from "@scriptorium/ui-kit/badge";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { RelativeTime } from "@scriptorium/ui-kit/relative-time";
import { RiskBadge } from "@scriptorium/ui-kit/risk-badge";
import { en } from "./messages/en.ts";
import styles from "./version-list.module.css";

/** A version in one line: number, rating at that version, score, date. */
export function VersionFacts({ version, isCurrent }: { version: VersionWithRisk; isCurrent: boolean }) {
	const text = useMessages({ en });
	const { rating, semver, published_at: at } = version;
	const level = rating.state === "rated" ? rating.risk_level : "unrated";
	return (
		<p className={styles.line}>
			<strong className={styles.semver}>{semver}</strong>
			{isCurrent && <Badge>{text.newest}</Badge>}
			<RiskBadge
				level={level}
				label={text.risk[level]}
				{...(rating.state === "analyzing" ? { pendingLabel: text.analyzing } : {})}
			/>
			{rating.state === "rated" && level !== "unrated" && (
				<span className={styles.score}>{text.score(rating.score)}</span>
			)}
			<span className={styles.date}>
				<RelativeTime iso={at} />
			</span>
		</p>
	);
}
