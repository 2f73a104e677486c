import type { ScriptDetails } from "@scriptorium/hub-data/scripts/script-details";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { RiskBadge } from "@scriptorium/ui-kit/risk-badge";
import { en } from "./messages/en.ts";
import styles from "./panel-section.module.css";

export function SecuritySection({ script }: { script: ScriptDetails }) {
	const text = useMessages({ en }).security;
	return (
		<section className={styles.section} aria-labelledby="script-security">
			<h2 id="script-security" className={styles.heading}>
				{text.heading}
			</h2>
			<div className={styles.panel}>
				<p className={styles.row}>
					<RiskBadge level={script.risk_level} label={text.risk[script.risk_level]} data-tour="security-badge" />
					{script.security_score !== null && script.risk_level !== "unrated" && (
						<span>{text.score(script.security_score)}</span>
					)}
				</p>
				<p className={styles.text}>{text.about[script.risk_level]}</p>
			</div>
		</section>
	);
}
