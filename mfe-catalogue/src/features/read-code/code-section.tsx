import type { CodeEditorHandle } from "@scriptorium/ui-kit/code-editor/code-editor";
import type { EditorFinding, FindingSeverity } from "@scriptorium/ui-kit/code-findings/editor-finding";
import { FindingStepper } from "@scriptorium/ui-kit/code-findings/finding-stepper";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useMemo, useState } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router-dom";
import { useAddressHash } from "../../hydration/use-address-hash.ts";
import type { Finding } from "../../script-security/analysis.ts";
import { useConsent } from "../../script-security/consent.tsx";
import { useRating } from "../../script-security/use-rating.ts";
import { useSecurityReport } from "../../script-security/use-security-report.ts";
import { lineHash, lineOfHash } from "../../script-source/line-hash.ts";
import { CodeActions, type ReadableScript } from "./code-actions.tsx";
import styles from "./code-section.module.css";
import { CodeView } from "./code-view.tsx";
import { en } from "./messages/en.ts";

/** 'Code': numbered, colored, searchable, with a mark at each line that has a finding. */
export function CodeSection({ script, onCopied }: { script: ReadableScript; onCopied: () => void }) {
	const text = useMessages({ en });
	const [editor, setEditor] = useState<CodeEditorHandle | null>(null);
	const { data: report, isLoading } = useSecurityReport(script.versionId);
	const analysis = report?.state === "rated" ? report.analysis : null;
	const findings = useMemo(() => editorFindings(analysis?.vulnerabilities ?? [], text), [analysis, text]);
	const { pointedAt, pointAt } = usePointedLine();
	const { code, title } = script;
	const consent = useConsent(script.versionId, useRating(script));

	return (
		<section className={styles.section} aria-labelledby="script-code">
			<header className={styles.header}>
				<h2 id="script-code" className={styles.heading}>
					{text.heading} <span className={styles.lines}>{text.lines(code.split("\n").length)}</span>
				</h2>
				<CodeActions
					script={script}
					blocked={consent.isMissing}
					onCopied={onCopied}
					onSearch={editor && (() => editor.openSearch())}
				/>
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

interface FindingWords {
	readonly severity: Readonly<Record<FindingSeverity, string>>;
	readonly finding: (line: number, severity: string, description: string) => string;
}

/** Findings of an analysis as marks of the code, in words. */
function editorFindings(findings: readonly Finding[], words: FindingWords): readonly EditorFinding[] {
	return findings.map(({ line, severity, description }) => ({
		line,
		severity,
		label: words.finding(line, words.severity[severity], description),
	}));
}

/**
 * The line that the address names (`#L12`). `pointedAt` is a new object with every navigation, so that a link to a line
 * leads back to it however often it is followed; only a followed link takes the focus along.
 */
function usePointedLine() {
	const { key, search } = useLocation();
	const hash = useAddressHash();
	const followed = useNavigationType() === "PUSH";
	const navigate = useNavigate();
	// biome-ignore lint/correctness/useExhaustiveDependencies: the key is what makes a repeated navigation a new one
	const pointedAt = useMemo(() => {
		const line = lineOfHash(hash);
		return line === null ? null : { line, focus: followed };
	}, [hash, key, followed]);
	return {
		pointedAt,
		/** Without an entry in the history: stepping through findings is not going somewhere. */
		pointAt: (line: number) => void navigate({ search, hash: lineHash(line) }, { replace: true }),
	};
}
