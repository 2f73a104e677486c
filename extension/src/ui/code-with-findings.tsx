import type { Vulnerability } from "@scriptorium/script-analyzer/analysis-result";
import { CodeBlock } from "@scriptorium/ui-kit/code-block";
import type { CodeEditorProps } from "@scriptorium/ui-kit/code-editor/code-editor";
import { FindingStepper } from "@scriptorium/ui-kit/code-findings/finding-stepper";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { TextArea } from "@scriptorium/ui-kit/text-area";
import { lazy, Suspense, useMemo, useState } from "react";
import type { SyntaxProblem } from "../rating/syntax-error.ts";
import styles from "./code-with-findings.module.css";
import { en } from "./messages/en.ts";

const CodeEditor = lazy(async () => {
	try {
		return { default: (await import("@scriptorium/ui-kit/code-editor/code-editor")).CodeEditor };
	} catch (error) {
		console.error("The editor could not be loaded:", error);
		return { default: PlainCode };
	}
});

/** Where the editor cannot be loaded, code can still be read and changed. */
function PlainCode({ code, label, onCodeChange }: CodeEditorProps) {
	if (onCodeChange === undefined) return <CodeBlock code={code} label={label} />;
	return <TextArea label={label} labelHidden code value={code} onChange={({ target }) => onCodeChange(target.value)} />;
}

/** In UTF-16 units. Larger texts are bundles, which slow machines would feel. */
const MAX_EDITOR_LENGTH = 1_000_000;

export interface CodeWithFindingsProps {
	readonly code: string;
	/** Accessible name. */
	readonly label: string;
	/** Of the rating, most severe first. */
	readonly findings: readonly Vulnerability[];
	/** Where the code is no program; null or left out: nowhere. */
	readonly syntaxError?: SyntaxProblem | null;
	/** Left out: the code is to be read only. */
	readonly onCodeChange?: (code: string) => void;
	/** High, for a page that is about the code. */
	readonly tall?: boolean;
}

/** Code in the editor, with the analyzer's findings marked in its lines, and buttons from one to the next. */
export function CodeWithFindings(props: CodeWithFindingsProps) {
	const { code, label, findings, syntaxError = null, onCodeChange, tall = false } = props;
	const texts = useMessages({ en }).code;
	const [pointedAt, setPointedAt] = useState<NonNullable<CodeEditorProps["pointedAt"]> | null>(null);
	const marks = useMemo(
		() => [
			...(syntaxError === null
				? []
				: [
						{
							line: syntaxError.line,
							severity: "critical" as const,
							label: `${texts.line(syntaxError.line)}: ${texts.syntax}: ${syntaxError.message}`,
						},
					]),
			...findings.map(({ line, severity, description }) => ({
				line,
				severity,
				label: `${texts.line(line)}: ${texts.severity[severity]}: ${description}`,
			})),
		],
		[findings, syntaxError, texts],
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
