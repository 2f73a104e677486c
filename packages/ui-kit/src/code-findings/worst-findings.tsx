import { useMessages } from "../locale.tsx";
import type { Finding } from "./finding.ts";
import { MarkedText } from "./marked-text.tsx";
import { en } from "./messages/en.ts";
import { SeverityMark } from "./severity-mark.tsx";
import { wordsOfType } from "./words-of-type.ts";
import styles from "./worst-findings.module.css";

const SHOWN = 3;

/** The three most serious findings in words; the number of others. */
export function WorstFindings({ findings }: { findings: readonly Finding[] }) {
	const text = useMessages({ en });
	if (findings.length === 0) return <p className={styles.none}>{text.noFindings}</p>;
	const rest = findings.length - SHOWN;
	return (
		<div className={styles.group}>
			<ol className={styles.list} aria-label={text.worst}>
				{findings.slice(0, SHOWN).map((finding, index) => (
					<li key={index} className={styles.finding} data-severity={finding.severity}>
						<p className={styles.title}>
							<SeverityMark severity={finding.severity} />
							<strong>{text.severity[finding.severity]}</strong>
							<span>{wordsOfType(finding.type)}</span>
							<span className={styles.line}>{text.line(finding.line)}</span>
						</p>
						<p>
							<MarkedText text={finding.description} />
						</p>
					</li>
				))}
			</ol>
			{rest > 0 && <p className={styles.none}>{text.more(rest)}</p>}
		</div>
	);
}
