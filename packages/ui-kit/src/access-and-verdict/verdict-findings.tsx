import type { AnalysisResult, Verdict, Vulnerability } from "@scriptorium/script-analyzer/analysis-result";
import { verdictOf } from "@scriptorium/script-analyzer/rating/verdict";
import { FindingItem } from "../code-findings/finding-item.tsx";
import { MarkedText } from "../code-findings/marked-text.tsx";
import { en as findingTexts } from "../code-findings/messages/en.ts";
import { useMessages } from "../locale.tsx";
import { en as detailTexts } from "./messages/details-en.ts";
import { en } from "./messages/en.ts";
import styles from "./verdict-findings.module.css";

/**
 * The verdict in words, with what it is based on: of an attack the gravest finding and the path of its data, of `worth a look` at most two
 * sentences. All findings are one press away. The sentences of rules are English in every language.
 * @param props.result of the analysis
 */
export function VerdictFindings({ result }: { result: Pick<AnalysisResult, "risk_level" | "vulnerabilities"> }) {
	const text = useMessages({ en });
	const details = useMessages({ en: detailTexts });
	const findings = useMessages({ en: findingTexts });
	const verdict = verdictOf(result);
	const { kind, grounds, others, part } = verdict;
	return (
		<div className={styles.group} data-verdict={kind}>
			<p>
				<strong>{text.verdict[kind]}.</strong> <Statement verdict={verdict} />
				{part !== null && <MarkedText text={part} />}
			</p>
			{grounds.length > 0 && (
				<ol className={styles.list} aria-label={findings.worst}>
					{grounds.map((finding, index) => {
						const Shown = kind === "attack" ? FindingWithPath : FindingItem;
						return <Shown key={index} finding={finding} />;
					})}
				</ol>
			)}
			{others > 0 && (
				<details className={styles.all}>
					<summary>{details.allFindings(result.vulnerabilities.length)}</summary>
					<ol className={styles.list}>
						{result.vulnerabilities.map((finding, index) => (
							<FindingItem key={index} finding={finding} />
						))}
					</ol>
				</details>
			)}
		</div>
	);
}

function Statement({ verdict: { kind } }: { verdict: Verdict }) {
	const details = useMessages({ en: detailTexts });
	if (kind === "nothing-found") return details.nothingFound;
	return kind === "unread" ? details.unread : null;
}

function FindingWithPath({ finding }: { finding: Vulnerability }) {
	const details = useMessages({ en: detailTexts });
	return (
		<FindingItem finding={finding}>
			{finding.path.length > 0 && (
				<ol className={styles.path} aria-label={details.path}>
					{finding.path.map((step, index) => (
						<li key={index}>
							<span lang="en">
								<MarkedText text={step.description} />
							</span>{" "}
							<span className={styles.line}>{details.step(step.line)}</span>
						</li>
					))}
				</ol>
			)}
		</FindingItem>
	);
}
