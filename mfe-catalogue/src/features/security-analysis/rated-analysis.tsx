import type { SecurityReport } from "@scriptorium/hub-data/security/read-security-report";
import { accessOf } from "@scriptorium/script-analyzer/capabilities/access";
import { verdictOf } from "@scriptorium/script-analyzer/rating/verdict";
import { AccessList } from "@scriptorium/ui-kit/access-and-verdict/access-list";
import { LibraryList } from "@scriptorium/ui-kit/access-and-verdict/library-list";
import { MarkedText } from "@scriptorium/ui-kit/code-findings/marked-text";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { RelativeTime } from "@scriptorium/ui-kit/relative-time";
import { Link } from "react-router-dom";
import { AnalysisSlot } from "../../script-security/security-slots.tsx";
import { FindingList } from "./finding-list.tsx";
import { en } from "./messages/en.ts";
import styles from "./security-section.module.css";

export interface RatedAnalysisProps {
	report: Extract<SecurityReport, { readonly state: "rated" }>;
	kind: "bookmarklet" | "userscript";
}

/** The analysis behind a rating: what the verdict is based on, all findings, access, scope, time and rules version. */
export function RatedAnalysis({ report, kind }: RatedAnalysisProps) {
	const text = useMessages({ en });
	const { risk_level: level, analysis, rules_version: rules, created_at: at } = report;
	const { grounds, part } = analysis ? verdictOf(analysis) : { grounds: [], part: null };
	const access = analysis && accessOf(analysis, kind);
	const summary = analysis && (
		<p className={styles.summary} lang="en">
			<MarkedText text={analysis.summary} />
		</p>
	);
	return (
		<>
			{level === "unrated" && summary}
			{part !== null && (
				<p className={styles.summary} lang="en">
					<MarkedText text={part} />
				</p>
			)}
			<p className={level === "red" ? styles.danger : styles.meaning}>{text.meaning[level]}</p>
			{analysis === null && <p className={styles.meaning}>{text.unknownForm}</p>}
			{analysis && level !== "unrated" && <FindingList findings={analysis.vulnerabilities} grounds={grounds} />}
			{access && <AccessList access={access} />}
			<LibraryList libraries={analysis?.capabilities.libraries} />
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
			{level !== "unrated" && summary}
			{analysis && level !== "unrated" && <AnalysisSlot />}
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
