import { buttonClass } from "@scriptorium/ui-kit/button";
import { SeverityMark } from "@scriptorium/ui-kit/code-findings/severity-mark";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { RiskBadge } from "@scriptorium/ui-kit/risk-badge";
import type { LiveAnalysis } from "./live-analysis/use-live-analysis.ts";
import { levelOf } from "./live-risk.tsx";
import { en } from "./messages/en.ts";
import styles from "./security-panel.module.css";

/** Words that read wrong when only the hyphens are taken away. */
const SPELLINGS: Readonly<Record<string, string>> = { api: "API", dom: "DOM", html: "HTML", http: "HTTP", url: "URL" };

/** `cookie-exfiltration` as words: "Cookie exfiltration". */
function nameOfRule(id: string): string {
	const words = id
		.split("-")
		.map((word) => SPELLINGS[word] ?? word)
		.join(" ");
	return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Spec 02 § 2, sub-tab Security: badge, score out of 100, summary, vulnerabilities, recommendations. */
export function SecurityPanel({
	analysis: { settled, checking },
	onLine,
	onAsk,
}: {
	analysis: LiveAnalysis;
	onLine: (line: number) => void;
	/** Asks the Script Assistant. */
	onAsk: (question: string) => void;
}) {
	const { security: text, live } = useMessages({ en });
	if (settled === null) {
		return (
			<section className={styles.panel} aria-label={text.heading}>
				<p className={styles.verdict}>
					{checking ? <RiskBadge level="unrated" label={live.risk.unrated} pendingLabel={live.checking} /> : live.empty}
				</p>
				<p className={styles.about}>{text.about}</p>
			</section>
		);
	}
	const result = settled.status === "checked" ? settled.result : null;
	const level = levelOf(settled);
	return (
		<section className={styles.panel} aria-label={text.heading}>
			<p className={styles.verdict}>
				<RiskBadge level={level} label={live.risk[level]} />
				{result && level !== "unrated" && <span className={styles.score}>{text.score(result.score)}</span>}
			</p>
			<p>{settled.status === "checked" ? settled.result.summary : live.reasons[settled.reason]}</p>
			<p className={styles.about}>{text.about}</p>
			{result && (level !== "unrated" || result.vulnerabilities.length > 0) && (
				<>
					<h2 className={styles.heading}>{text.findings}</h2>
					{result.vulnerabilities.length === 0 && <p>{text.noFindings}</p>}
					<ol className={styles.findings}>
						{result.vulnerabilities.map((finding, index) => (
							<li key={`${finding.type} ${finding.line} ${finding.column} ${index}`} data-severity={finding.severity}>
								<p className={styles.finding}>
									<SeverityMark severity={finding.severity} />
									<strong>{nameOfRule(finding.type)}</strong>
									<span className={styles.severity}>{text.severity[finding.severity]}</span>
									<button
										type="button"
										className={buttonClass({ size: "small" })}
										aria-label={text.goToLine(finding.line)}
										onClick={() => onLine(finding.line)}
									>
										{text.line(finding.line)}
									</button>
									<button
										type="button"
										className={buttonClass({ size: "small", variant: "quiet" })}
										aria-label={text.explainNamed(nameOfRule(finding.type), finding.line)}
										onClick={() =>
											onAsk(text.question(nameOfRule(finding.type), text.severity[finding.severity], finding.line))
										}
									>
										{text.explain}
									</button>
								</p>
								<p>{finding.description}</p>
								{finding.quote !== undefined && <code className={styles.quote}>{finding.quote}</code>}
							</li>
						))}
					</ol>
				</>
			)}
			{result && result.recommendations.length > 0 && (
				<>
					<h2 className={styles.heading}>{text.recommendations}</h2>
					<ul className={styles.recommendations}>
						{result.recommendations.map((recommendation) => (
							<li key={recommendation}>{recommendation}</li>
						))}
					</ul>
				</>
			)}
		</section>
	);
}
