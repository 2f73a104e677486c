import type { CodeEditorProps } from "@scriptorium/ui-kit/code-editor/code-editor";
import { FindingStepper } from "@scriptorium/ui-kit/code-findings/finding-stepper";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { LoadingRegion, Skeleton } from "@scriptorium/ui-kit/skeleton";
import { TextArea } from "@scriptorium/ui-kit/text-area";
import type { ScriptKind } from "@scriptorium/userscript/script-kind";
import { CircleAlert } from "lucide-react";
import { lazy, Suspense, useMemo } from "react";
import styles from "./code-field.module.css";
import type { LiveAnalysis } from "./live-analysis/use-live-analysis.ts";
import { LiveRisk } from "./live-risk.tsx";
import { en } from "./messages/en.ts";

const CodeEditor = lazy(async () => {
	try {
		return { default: (await import("@scriptorium/ui-kit/code-editor/code-editor")).CodeEditor };
	} catch {
		// The editor could not be loaded: a plain field without marks replaces it.
		return { default: PlainEditor };
	}
});

export interface CodeFieldProps {
	kind: ScriptKind;
	code: string;
	error: string | undefined;
	analysis: LiveAnalysis;
	pointedAt: { readonly line: number; readonly focus: boolean } | null;
	onCodeChange: (code: string) => void;
	/** From mark to mark by keyboard. */
	onStep: (line: number) => void;
	/** A mark was pressed, or the whole check was asked for. */
	onDetails: () => void;
}

/** The code with its marks, and the live check below it. */
export function CodeField({ kind, code, error, analysis, pointedAt, onCodeChange, onStep, onDetails }: CodeFieldProps) {
	const { fields: text, live, security, steps } = useMessages({ en });
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
	return (
		<div className={styles.field}>
			<div className={styles.top}>
				<span className={styles.label}>{text.code[kind]}</span>
				<span className={styles.hint}>{text.codeHint}</span>
			</div>
			<div>
				<Suspense
					fallback={
						<LoadingRegion text={live.loadingEditor} className={styles.frame ?? ""}>
							<Skeleton shape="block" height="100%" />
						</LoadingRegion>
					}
				>
					<CodeEditor
						code={code}
						label={text.code[kind]}
						findings={findings}
						pointedAt={pointedAt}
						onCodeChange={onCodeChange}
						onFindingPressed={onDetails}
						className={error ? `${styles.frame} ${styles.invalid}` : (styles.frame ?? "")}
					/>
				</Suspense>
				{findings.length > 0 && (
					<div className={styles.stepper}>
						<FindingStepper findings={findings} line={pointedAt?.line ?? null} texts={steps} onStep={onStep} />
					</div>
				)}
				<LiveRisk analysis={analysis} onDetails={onDetails} />
			</div>
			{error && (
				<p className={styles.error} role="alert">
					<CircleAlert aria-hidden="true" />
					<span>{error}</span>
				</p>
			)}
		</div>
	);
}

/** The code as plain text, for when the editor cannot be loaded. */
function PlainEditor({ code, label, onCodeChange }: CodeEditorProps) {
	return (
		<TextArea
			code
			rows={16}
			label={label}
			labelHidden
			value={code}
			onChange={(event) => onCodeChange?.(event.target.value)}
		/>
	);
}
