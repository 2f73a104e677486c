import type { PlacedFinding } from "@scriptorium/ui-kit/code-findings/finding-of-fact";
import { SeverityMark } from "@scriptorium/ui-kit/code-findings/severity-mark";
import type { ReactNode } from "react";
import styles from "./script-review-facts.module.css";

/** A note about a fact; neutral, except for one that the rating has a finding about. */
export function JudgedNote({ about, children }: { about: { finding: PlacedFinding } | null; children: ReactNode }) {
	if (about === null) return <p className={styles.note}>{children}</p>;
	const { severity } = about.finding;
	return (
		<p className={styles.judged} data-severity={severity}>
			<SeverityMark severity={severity} />
			<span>{children}</span>
		</p>
	);
}
