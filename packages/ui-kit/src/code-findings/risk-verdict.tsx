import type { RiskLevel } from "@scriptorium/shared-protocol/risk-level";
import { useMessages } from "../locale.tsx";
import { RiskBadge } from "../risk-badge.tsx";
import { en } from "./messages/en.ts";
import styles from "./risk-verdict.module.css";

export interface RiskVerdictProps {
	level: RiskLevel;
	/** 0–100; null when there is none. Not shown for an unrated version. */
	score: number | null;
	/** Shown instead of 'Not rated' while the version is being analyzed. */
	pendingLabel?: string | undefined;
}

/** Level and score in one line. */
export function RiskVerdict({ level, score, pendingLabel }: RiskVerdictProps) {
	const text = useMessages({ en });
	return (
		<p className={styles.verdict}>
			<RiskBadge level={level} label={text.risk[level]} {...(pendingLabel === undefined ? {} : { pendingLabel })} />
			{score !== null && level !== "unrated" && <span className={styles.score}>{text.score(score)}</span>}
		</p>
	);
}
