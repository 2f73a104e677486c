import { Button } from "@scriptorium/ui-kit/button";
import type { CodeEditorHandle } from "@scriptorium/ui-kit/code-editor/code-editor";
import { FindingStepper } from "@scriptorium/ui-kit/code-findings/finding-stepper";
import { laterPart } from "@scriptorium/ui-kit/later-part";
import { useMessages } from "@scriptorium/ui-kit/locale";
import type { ScriptKind } from "@scriptorium/userscript/script-kind";
import { CircleAlert, WandSparkles } from "lucide-react";
import { useMemo, useRef } from "react";
import type { AddressHintsProps } from "./address-hints/address-hints.tsx";
import styles from "./code-field.module.css";
import { type FormatOutcome, useFormat } from "./format/use-format.ts";
import { LaterCodeEditor } from "./later-code-editor.tsx";
import type { LiveAnalysis } from "./live-analysis/use-live-analysis.ts";
import { LiveRisk } from "./live-risk.tsx";
import { en } from "./messages/en.ts";
import { en as termTexts } from "./script-terms/messages/en.ts";
import { scriptTerms } from "./script-terms/script-terms.ts";
import type { SyntaxProblem } from "./syntax-stop/find-syntax-error.ts";
import type { SyntaxStopProps } from "./syntax-stop/syntax-stop.tsx";
import { useDroppedFile } from "./use-dropped-file.ts";

export interface CodeFieldProps {
	kind: ScriptKind;
	code: string;
	error: string | undefined;
	analysis: LiveAnalysis;
	pointedAt: { readonly line: number; readonly focus: boolean } | null;
	onCodeChange: (code: string) => void;
	/** From mark to mark by keyboard. */
	onStep: (line: number) => void;
	/** To a line, with the focus. */
	onLine: (line: number) => void;
	/** The syntax error for which the script was not published. */
	syntaxStop: SyntaxProblem | null;
	onPublishAnyway: () => void;
	/** A mark was pressed, or the whole check was asked for. */
	onDetails: () => void;
}

export const loadSyntaxStop = async () => (await import("./syntax-stop/syntax-stop.tsx")).SyntaxStop;

/** Its code comes with the Code tab, for somebody without a connection by then. */
const SyntaxStop = laterPart<SyntaxStopProps>({ load: loadSyntaxStop, isWanted: ({ problem }) => problem !== null });

/** Its code comes with the first bookmarklet: it parses. */
const AddressHints = laterPart<AddressHintsProps>({
	load: async () => (await import("./address-hints/address-hints.tsx")).AddressHints,
	isWanted: ({ kind, code }) => kind === "bookmarklet" && code.trim() !== "",
});

/** The code with its marks, and the live check below it. */
export function CodeField(props: CodeFieldProps) {
	const { kind, code, error, analysis, pointedAt, onCodeChange, onStep, onLine, onDetails } = props;
	const { syntaxStop, onPublishAnyway } = props;
	const { fields: text, security, steps, format: formatText } = useMessages({ en });
	const explanations = useMessages({ en: termTexts });
	const terms = useMemo(() => scriptTerms(explanations), [explanations]);
	const editor = useRef<CodeEditorHandle>(null);
	const { format, isBusy, outcome } = useFormat({ editor, code, onCodeChange, onLine });
	const { dropFile, problem } = useDroppedFile({ editor, onCodeChange });
	const { now } = analysis;
	const findings = useMemo(
		() =>
			now?.status === "checked"
				? now.result.vulnerabilities.map(({ line, severity, description }) => ({
						line,
						severity,
						label: `${security.line(line)}: ${security.severity[severity]}: ${description}`,
					}))
				: [],
		[now, security],
	);
	function goTo({ line, offset }: SyntaxProblem) {
		if (editor.current?.select) editor.current.select(offset, offset);
		else onLine(line);
	}
	return (
		<div className={styles.field}>
			<div className={styles.top}>
				<span className={styles.label}>{text.code[kind]}</span>
				<span className={styles.hint}>{text.codeHint}</span>
				<Button
					size="small"
					icon={<WandSparkles aria-hidden="true" />}
					busy={isBusy}
					disabled={code.trim() === ""}
					onClick={() => void format()}
				>
					{isBusy ? formatText.busy : formatText.action}
				</Button>
			</div>
			<p role="status" className={styles.outcome} data-kind={outcome?.kind}>
				{outcome && outcomeText(outcome, formatText)}
			</p>
			<div onDropCapture={(event) => void dropFile(event)}>
				<LaterCodeEditor
					ref={editor}
					code={code}
					label={text.code[kind]}
					findings={findings}
					terms={terms}
					pointedAt={pointedAt}
					onCodeChange={onCodeChange}
					onFindingPressed={onDetails}
					className={error ? `${styles.frame} ${styles.invalid}` : (styles.frame ?? "")}
				/>
				{findings.length > 0 && (
					<div className={styles.stepper}>
						<FindingStepper findings={findings} line={pointedAt?.line ?? null} texts={steps} onStep={onStep} />
					</div>
				)}
				<LiveRisk analysis={analysis} onDetails={onDetails} />
			</div>
			<SyntaxStop problem={syntaxStop} onPlace={goTo} onPublish={onPublishAnyway} />
			<AddressHints kind={kind} code={code} editor={editor} onCodeChange={onCodeChange} onLine={onLine} />
			{problem !== null && (
				<p className={styles.error} role="alert">
					<CircleAlert aria-hidden="true" />
					<span>{problem}</span>
				</p>
			)}
			{error && (
				<p className={styles.error} role="alert">
					<CircleAlert aria-hidden="true" />
					<span>{error}</span>
				</p>
			)}
		</div>
	);
}

type FormatTexts = ReturnType<typeof useMessages<typeof en>>["format"];

function outcomeText(outcome: FormatOutcome, text: FormatTexts): string {
	if (outcome.kind === "syntax-error") return text.syntaxError(outcome.line, outcome.message);
	return text.outcomes[outcome.kind];
}
