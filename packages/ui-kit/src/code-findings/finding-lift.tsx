import { withoutFinding } from "@scriptorium/script-analyzer/rating/without-finding";
import { useMessages } from "../locale.tsx";
import type { FindingSeverity } from "./editor-finding.ts";
import styles from "./finding-lift.module.css";
import { MarkedText } from "./marked-text.tsx";
import { en } from "./messages/lift-en.ts";

export interface FindingLiftProps {
	/** All findings of the script. */
	findings: readonly { readonly severity: FindingSeverity; readonly advice?: string | undefined }[];
	/** Place of the finding in the list, from 0. */
	index: number;
}

/**
 * For the author: the advice for a finding, and the level of the script without it. The words of the rules are English.
 * @param props.findings all findings, the most severe first
 * @param props.index of the finding that is shown
 */
export function FindingLift({ findings, index }: FindingLiftProps) {
	const text = useMessages({ en });
	const advice = findings[index]?.advice;
	const { level, isLower } = withoutFinding(findings, index);
	return (
		<div className={styles.lift}>
			{advice !== undefined && (
				<p>
					<strong>{text.heading}:</strong>{" "}
					<span lang="en">
						<MarkedText text={advice} />
					</span>
				</p>
			)}
			<p>{isLower || level === "green" ? text.without(level) : text.still(level)}</p>
		</div>
	);
}
