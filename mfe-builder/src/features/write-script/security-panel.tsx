import type { AnalysisResult, Vulnerability } from "@scriptorium/script-analyzer/analysis-result";
import { accessOf } from "@scriptorium/script-analyzer/capabilities/access";
import { verdictOf } from "@scriptorium/script-analyzer/rating/verdict";
import { AccessList } from "@scriptorium/ui-kit/access-and-verdict/access-list";
import { VerdictWords } from "@scriptorium/ui-kit/access-and-verdict/verdict-words";
import { buttonClass } from "@scriptorium/ui-kit/button";
import { FindingLift } from "@scriptorium/ui-kit/code-findings/finding-lift";
import { MarkedText } from "@scriptorium/ui-kit/code-findings/marked-text";
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

interface FindingActions {
	onLine: (line: number) => void;
	/** Asks the Script Assistant. */
	onAsk: (question: string) => void;
}

export interface SecurityPanelProps extends FindingActions {
	kind: "bookmarklet" | "userscript";
	analysis: LiveAnalysis;
}

/**
 * Spec 02 § 2, sub-tab Security: badge, score out of 100, summary, vulnerabilities, recommendations; also the verdict with what it is based
 * on, before all findings, and what the script could do.
 */
export function SecurityPanel({ kind, analysis: { settled, checking }, onLine, onAsk }: SecurityPanelProps) {
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
	const access = result && accessOf(result, kind);
	return (
		<section className={styles.panel} aria-label={text.heading}>
			<p className={styles.verdict}>
				<RiskBadge level={level} label={live.risk[level]} />
				{result && level !== "unrated" && (
					<>
						<span className={styles.score}>{text.score(result.score)}</span>
						<span>
							<VerdictWords kind={verdictOf(result).kind} />
						</span>
					</>
				)}
			</p>
			<p>{settled.status === "checked" ? settled.result.summary : live.reasons[settled.reason]}</p>
			<p className={styles.about}>{text.about}</p>
			{access && <AccessList access={access} />}
			{result && (level !== "unrated" || result.vulnerabilities.length > 0) && (
				<Findings result={result} onLine={onLine} onAsk={onAsk} />
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

/** What the verdict is based on, of an attack with the path of the data; all other findings are folded. */
function Findings({ result, ...actions }: FindingActions & { result: AnalysisResult }) {
	const text = useMessages({ en }).security;
	const { kind, grounds } = verdictOf(result);
	const others = result.vulnerabilities.filter((finding) => !grounds.includes(finding));
	return (
		<>
			<h2 className={styles.heading}>{text.findings}</h2>
			{result.vulnerabilities.length === 0 && <p>{text.noFindings}</p>}
			<FindingList result={result} findings={grounds} withPath={kind === "attack"} {...actions} />
			{others.length > 0 && (
				<details className={styles.all}>
					<summary>{text.others(others.length)}</summary>
					<FindingList result={result} findings={others} withPath={false} {...actions} />
				</details>
			)}
		</>
	);
}

interface FindingListProps extends FindingActions {
	result: AnalysisResult;
	findings: readonly Vulnerability[];
	withPath: boolean;
}

function FindingList({ result, findings, withPath, onLine, onAsk }: FindingListProps) {
	if (findings.length === 0) return null;
	return (
		<ol className={styles.findings}>
			{findings.map((finding, index) => (
				<FindingEntry
					key={`${finding.type} ${finding.line} ${finding.column} ${index}`}
					result={result}
					finding={finding}
					withPath={withPath}
					onLine={onLine}
					onAsk={onAsk}
				/>
			))}
		</ol>
	);
}

interface FindingEntryProps extends FindingActions {
	result: AnalysisResult;
	finding: Vulnerability;
	withPath: boolean;
}

function FindingEntry({ result, finding, withPath, onLine, onAsk }: FindingEntryProps) {
	const text = useMessages({ en }).security;
	const { type, severity, line, description, quote, path } = finding;
	const all = result.vulnerabilities;
	return (
		<li data-severity={severity}>
			<p className={styles.finding}>
				<SeverityMark severity={severity} />
				<strong>{nameOfRule(type)}</strong>
				<span className={styles.severity}>{text.severity[severity]}</span>
				<button
					type="button"
					className={buttonClass({ size: "small" })}
					aria-label={text.goToLine(line)}
					onClick={() => onLine(line)}
				>
					{text.line(line)}
				</button>
				<button
					type="button"
					className={buttonClass({ size: "small", variant: "quiet" })}
					aria-label={text.explainNamed(nameOfRule(type), line)}
					onClick={() => onAsk(text.question(nameOfRule(type), text.severity[severity], line))}
				>
					{text.explain}
				</button>
			</p>
			<p>{description}</p>
			{quote !== undefined && <code className={styles.quote}>{quote}</code>}
			{withPath && path.length > 0 && (
				<ul className={styles.path} aria-label={text.path}>
					{path.map((step, at) => (
						<li key={at}>
							<MarkedText text={step.description} /> <span className={styles.severity}>{text.line(step.line)}</span>
						</li>
					))}
				</ul>
			)}
			{result.risk_level !== "unrated" && <FindingLift findings={all} index={all.indexOf(finding)} />}
		</li>
	);
}
