import { CodeBlock } from "@scriptorium/ui-kit/code-block";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useMemo } from "react";
import { useFlowStore } from "../../editor/flow-store.ts";
import type { GeneratedCode } from "../../editor/generated-code.ts";
import { selectSteps } from "../../editor/selection.ts";
import styles from "./code-panel.module.css";
import { en } from "./messages/en.ts";
import { linesOf, stepAt } from "./step-lines.ts";
import { useHighlight } from "./use-highlight.tsx";

/** The code with syntax colors. The lines of the selected steps are marked; a click on a line selects its step. */
export function CodeView({ generated: { code, lines, from } }: { readonly generated: GeneratedCode }) {
	const text = useMessages({ en });
	const steps = useFlowStore((state) => state.selection.steps);
	const select = useFlowStore((state) => state.select);
	const marked = useMemo(() => linesOf(steps, lines), [steps, lines]);
	// Without a selection, the first step: above it are only the functions that the steps call.
	const first =
		marked.size > 0
			? Math.min(...marked)
			: lines.reduce((least, { from: line }) => Math.min(least, line), Number.POSITIVE_INFINITY);
	const pointedAt = useMemo(
		() => (Number.isFinite(first) ? { line: first, focus: false, staysInBlock: true } : null),
		[first],
	);
	const showLine = useHighlight(code);
	const chosen = from.flow.nodes.find(({ id }) => id === steps[0])?.data.label;

	return (
		<div className={styles.code}>
			<p className={styles.hint}>
				{lines.length === 0
					? from.settings.minify && text.minified
					: marked.size > 0 && chosen !== undefined
						? text.stepLines(chosen)
						: text.lineHint}
			</p>
			<CodeBlock
				code={code}
				label={text.code}
				markedLines={marked}
				pointedAt={pointedAt}
				{...(showLine === null ? {} : { showLine })}
				{...(lines.length === 0
					? {}
					: {
							onLineClick: (line: number) => {
								const step = stepAt(line, lines);
								if (step !== null) select(selectSteps(step));
							},
						})}
			/>
		</div>
	);
}
