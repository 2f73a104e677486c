import type { Vulnerability } from "@scriptorium/script-analyzer/analysis-result";
import { CodeBlock } from "@scriptorium/ui-kit/code-block";
import type { CodeEditorProps } from "@scriptorium/ui-kit/code-editor/code-editor";
import { FindingStepper } from "@scriptorium/ui-kit/code-findings/finding-stepper";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { lazy, Suspense, useMemo, useState } from "react";
import styles from "./code-with-findings.module.css";
import { en } from "./messages/en.ts";

const CodeEditor = lazy(async () => ({
	default: (await import("@scriptorium/ui-kit/code-editor/code-editor")).CodeEditor,
}));

/** In UTF-16 units. Larger texts are bundles, which slow machines would feel. */
const MAX_EDITOR_LENGTH = 1_000_000;

export interface CodeWithFindingsProps {
	readonly code: string;
	/** Accessible name. */
	readonly label: string;
	/** Of the rating, most severe first. */
	readonly findings: readonly Vulnerability[];
	/** Left out: the code is to be read only. */
	readonly onCodeChange?: (code: string) => void;
	/** High, for a page that is about the code. */
	readonly tall?: boolean;
}

/** Code in the editor, with the analyzer's findings marked in its lines, and buttons from one to the next. */
export function CodeWithFindings({ code, label, findings, onCodeChange, tall = false }: CodeWithFindingsProps) {
	const texts = useMessages({ en }).code;
	const [pointedAt, setPointedAt] = useState<NonNullable<CodeEditorProps["pointedAt"]> | null>(null);
	const marks = useMemo(
		() =>
			findings.map(({ line, severity, description }) => ({
				line,
				severity,
				label: `${texts.line(line)}: ${texts.severity[severity]}: ${description}`,
			})),
		[findings, texts],
	);
	const frame = `${styles.frame} ${tall ? styles.tall : ""}`;
	if (code.length > MAX_EDITOR_LENGTH && onCodeChange === undefined) return <CodeBlock code={code} label={label} />;
	return (
		<div className={styles.code}>
			<Suspense fallback={<p role="status">{texts.loading}</p>}>
				<CodeEditor
					code={code}
					label={label}
					findings={marks}
					pointedAt={pointedAt}
					onFindingPressed={(line) => setPointedAt({ line, focus: false })}
					className={frame}
					{...(onCodeChange === undefined ? {} : { onCodeChange })}
				/>
			</Suspense>
			<FindingStepper
				findings={marks}
				line={pointedAt?.line ?? null}
				texts={texts.steps}
				onStep={(line) => setPointedAt({ line, focus: true })}
			/>
		</div>
	);
}
