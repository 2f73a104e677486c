import type { SecurityReport } from "@scriptorium/hub-data/security/read-security-report";
import { MarkedText } from "@scriptorium/ui-kit/code-findings/marked-text";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { RelativeTime } from "@scriptorium/ui-kit/relative-time";
import { Link } from "react-router-dom";
import { FindingList } from "./finding-list.tsx";
import { en } from "./messages/en.ts";
import styles from "./security-section.module.css";

/** The analysis behind a rating: scope, findings, time and rules version. */
export function RatedAnalysis({ report }: { report: Extract<SecurityReport, { readonly state: "rated" }> }) {
	const text = useMessages({ en });
	const { risk_level: level, analysis, rules_version: rules, created_at: at } = report;
	return (
		<>
			{analysis && (
				<p className={styles.summary} lang="en">
					<MarkedText text={analysis.summary} />
				</p>
			)}
			<p className={level === "red" ? styles.danger : styles.meaning}>{text.meaning[level]}</p>
			{analysis === null && <p className={styles.meaning}>{text.unknownForm}</p>}
			{analysis && level !== "unrated" && <FindingList findings={analysis.vulnerabilities} />}
			{analysis && analysis.recommendations.length > 0 && (
				<div className={styles.group}>
					<h3 className={styles.subheading}>{text.recommendations}</h3>
					<ul className={styles.recommendations}>
						{analysis.recommendations.map((recommendation) => (
							<li key={recommendation} lang="en">
								<MarkedText text={recommendation} />
							</li>
						))}
					</ul>
				</div>
			)}
			<p className={styles.origin}>
				<span>
					{text.checked} <RelativeTime iso={at} /> {text.rules(rules)}
				</span>
				<Link to="/security/scorecard" className={styles.how}>
					{text.how}
				</Link>
			</p>
		</>
	);
}
