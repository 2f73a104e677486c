import { ChevronDown, ChevronUp } from "lucide-react";
import { IconButton } from "../icon-button.tsx";
import type { EditorFinding } from "./editor-finding.ts";
import styles from "./finding-stepper.module.css";
import { gatherByLine } from "./gather-by-line.ts";
import { SeverityMark } from "./severity-mark.tsx";

export interface FindingStepperProps {
	findings: readonly EditorFinding[];
	/** The line that is pointed at; null when none is. */
	line: number | null;
	texts: {
		readonly next: string;
		readonly previous: string;
		/** "3 lines are marked." */
		readonly total: (lines: number) => string;
	};
	onStep: (line: number) => void;
}

/** Buttons that move from finding to finding. The message at the current line is announced and stays readable. */
export function FindingStepper({ findings, line, texts, onStep }: FindingStepperProps) {
	const marked = gatherByLine(findings);
	if (marked.length === 0) return null;
	const here = marked.find((mark) => mark.line === line);
	const first = marked[0];
	const last = marked.at(-1);
	const next = marked.find((mark) => mark.line > (line ?? 0)) ?? first;
	const previous = marked.findLast((mark) => mark.line < (line ?? Number.POSITIVE_INFINITY)) ?? last;
	return (
		<div className={styles.stepper}>
			<span className={styles.buttons}>
				<IconButton
					label={texts.previous}
					icon={<ChevronUp aria-hidden="true" />}
					onClick={() => previous && onStep(previous.line)}
				/>
				<IconButton
					label={texts.next}
					icon={<ChevronDown aria-hidden="true" />}
					onClick={() => next && onStep(next.line)}
				/>
			</span>
			<span role="status" className={styles.said}>
				{here ? (
					here.labels.map((label, index) => (
						<span key={`${index}-${label}`} className={styles.label}>
							{index === 0 && <SeverityMark severity={here.severity} />}
							<span>{label}</span>
						</span>
					))
				) : (
					<span>{texts.total(marked.length)}</span>
				)}
			</span>
		</div>
	);
}
