import type { AnalysisResult } from "@scriptorium/script-analyzer/analysis-result";
import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Tooltip } from "@scriptorium/ui-kit/tooltip";
import { Info } from "lucide-react";
import { useState } from "react";
import styles from "./copilot-notes.module.css";
import { type Explanation, explainScript } from "./explain-script.ts";
import { en } from "./messages/en.ts";

/** Spec 02 § 9: the tooltip shows 3 items and the count of the rest. */
const IN_TOOLTIP = 3;

/** A hint with the first explanations; pressed, all of them. */
export function Explanations({ result }: { result: AnalysisResult | null }) {
	const { explained: text } = useMessages({ en });
	const [isOpen, setOpen] = useState(false);
	const all = result ? explainScript(result, text) : null;
	const first = all?.slice(0, IN_TOOLTIP) ?? [];
	const hint = (
		<>
			{all === null && text.checking}
			{all?.length === 0 && text.none}
			{first.map(({ text: sentence }, index) => (
				<span key={`${index} ${sentence}`}>
					{sentence}
					<br />
				</span>
			))}
			{all !== null && all.length > IN_TOOLTIP && text.more(all.length - IN_TOOLTIP)}
		</>
	);
	return (
		<div>
			<Tooltip content={hint}>
				<Button
					size="small"
					variant="quiet"
					icon={<Info aria-hidden="true" />}
					aria-expanded={isOpen}
					onClick={() => setOpen(!isOpen)}
				>
					{text.heading}
				</Button>
			</Tooltip>
			{isOpen && <ExplanationList all={all} />}
		</div>
	);
}

function ExplanationList({ all }: { all: readonly Explanation[] | null }) {
	const { explained: text } = useMessages({ en });
	if (all === null) return <p>{text.checking}</p>;
	if (all.length === 0) return <p>{text.none}</p>;
	return (
		<ul className={styles.list}>
			{all.map(({ text: sentence, line }, index) => (
				<li key={`${index} ${sentence}`}>
					{sentence} <span className={styles.quiet}>{text.line(line)}</span>
				</li>
			))}
		</ul>
	);
}
