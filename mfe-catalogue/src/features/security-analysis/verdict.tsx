import type { SecurityReport } from "@scriptorium/hub-data/security/read-security-report";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { RiskBadge } from "@scriptorium/ui-kit/risk-badge";
import { en } from "./messages/en.ts";
import styles from "./security-section.module.css";

/** Level and score. The line stays while its words change, so that a rating is read out when it arrives. */
export function Verdict({ report }: { report: SecurityReport | null }) {
	const text = useMessages({ en });
	const level = report?.state === "rated" ? report.risk_level : "unrated";
	return (
		<p role="status" className={styles.verdict}>
			<RiskBadge
				level={level}
				label={text.risk[level]}
				{...(report?.state === "analysing" ? { pendingLabel: text.analysing } : {})}
				data-tour="security-badge"
			/>
			{report?.state === "rated" && level !== "unrated" && (
				<span className={styles.score}>{text.score(report.score)}</span>
			)}
		</p>
	);
}
