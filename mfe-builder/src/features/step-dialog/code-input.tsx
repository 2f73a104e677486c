import type { CodeEditorProps } from "@scriptorium/ui-kit/code-editor/code-editor";
import { LoadingRegion, Skeleton } from "@scriptorium/ui-kit/skeleton";
import { TextArea } from "@scriptorium/ui-kit/text-area";
import { lazy, Suspense } from "react";
import styles from "./step-dialog.module.css";

const CodeEditor = lazy(async () => {
	try {
		return { default: (await import("@scriptorium/ui-kit/code-editor/code-editor")).CodeEditor };
	} catch {
		// The editor could not be loaded: a plain field replaces it.
		return { default: PlainEditor };
	}
});

function PlainEditor({ label, code, onCodeChange }: CodeEditorProps) {
	return (
		<TextArea label={label} labelHidden code value={code} onChange={({ target }) => onCodeChange?.(target.value)} />
	);
}

export interface CodeInputProps {
	readonly label: string;
	readonly hint?: string | undefined;
	readonly code: string;
	readonly onChange: (code: string) => void;
}

/** JavaScript of a condition or a custom step. */
export function CodeInput({ label, hint, code, onChange }: CodeInputProps) {
	return (
		<div className={styles.code}>
			<span className={styles.codeLabel} aria-hidden="true">
				{label}
			</span>
			<Suspense
				fallback={
					<LoadingRegion text={label}>
						<Skeleton shape="block" height="8rem" />
					</LoadingRegion>
				}
			>
				<CodeEditor label={label} code={code} onCodeChange={onChange} className={styles.editor ?? ""} />
			</Suspense>
			{hint !== undefined && <p className={styles.hint}>{hint}</p>}
		</div>
	);
}
