import type { EditorFinding, FindingSeverity } from "@scriptorium/ui-kit/code-findings/editor-finding";
import type { Finding } from "../../script-security/analysis.ts";

export interface FindingWords {
	readonly severity: Readonly<Record<FindingSeverity, string>>;
	readonly finding: (line: number, severity: string, description: string) => string;
}

/** Findings of an analysis as marks of the code, in words. */
export function editorFindings(findings: readonly Finding[], words: FindingWords): readonly EditorFinding[] {
	return findings.map(({ line, severity, description }) => ({
		line,
		severity,
		label: words.finding(line, words.severity[severity], description),
	}));
}
