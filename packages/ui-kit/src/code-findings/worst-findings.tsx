import { useMessages } from "../locale.tsx";
import type { Finding } from "./finding.ts";
import { FindingItem } from "./finding-item.tsx";
import { en } from "./messages/en.ts";
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
					<FindingItem key={index} finding={finding} />
				))}
			</ol>
			{rest > 0 && <p className={styles.none}>{text.more(rest)}</p>}
		</div>
	);
}
