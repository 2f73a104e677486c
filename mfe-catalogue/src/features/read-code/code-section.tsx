import type { CodeEditorHandle } from "@scriptorium/ui-kit/code-editor/code-editor";
import { FindingStepper } from "@scriptorium/ui-kit/code-findings/finding-stepper";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useMemo, useState } from "react";
import { useSecurityReport } from "../../script-security/use-security-report.ts";
import { CodeActions, type ReadableScript } from "./code-actions.tsx";
import styles from "./code-section.module.css";
import { CodeView } from "./code-view.tsx";
import { editorFindings } from "./editor-findings.ts";
import { en } from "./messages/en.ts";
import { usePointedLine } from "./use-pointed-line.ts";

/** 'Code': numbered, coloured, searchable, with a mark at each line that has a finding. */
export function CodeSection({ script, onCopied }: { script: ReadableScript; onCopied: () => void }) {
	const text = useMessages({ en });
	const [editor, setEditor] = useState<CodeEditorHandle | null>(null);
	const { data: report, isLoading } = useSecurityReport(script.versionId);
	const analysis = report?.state === "rated" ? report.analysis : null;
	const findings = useMemo(() => editorFindings(analysis?.vulnerabilities ?? [], text), [analysis, text]);
	const { pointedAt, pointAt } = usePointedLine();
	const { code, title } = script;

	return (
		<section className={styles.section} aria-labelledby="script-code">
			<header className={styles.header}>
				<h2 id="script-code" className={styles.heading}>
					{text.heading} <span className={styles.lines}>{text.lines(code.split("\n").length)}</span>
				</h2>
				<CodeActions script={script} onCopied={onCopied} onSearch={editor && (() => editor.openSearch())} />
			</header>
			<FindingStepper
				findings={findings}
				line={pointedAt?.line ?? null}
				texts={{ next: text.nextFinding, previous: text.previousFinding, total: text.marked }}
				onStep={pointAt}
			/>
			<CodeView
				onEditor={setEditor}
				code={code}
				label={text.region(title)}
				findings={findings}
				// What stands above the code is about to grow: pointing now would point beside it.
				pointedAt={isLoading ? null : pointedAt}
				onFindingPressed={pointAt}
				className={styles.code ?? ""}
			/>
		</section>
	);
}
