import type { EditorFinding, FindingSeverity } from "./editor-finding.ts";

const GRAVITY: readonly FindingSeverity[] = ["critical", "high", "medium", "low"];

export interface MarkedLine {
	readonly line: number;
	readonly severity: FindingSeverity;
	readonly labels: readonly string[];
}

/** One entry per line, in reading order: the gravest severity and every label, the gravest first. */
export function gatherByLine(findings: readonly EditorFinding[]): readonly MarkedLine[] {
	const lines = [...new Set(findings.map(({ line }) => line))].sort((a, b) => a - b);
	const byGravity = findings.toSorted((a, b) => GRAVITY.indexOf(a.severity) - GRAVITY.indexOf(b.severity));
	return lines.map((line) => {
		const found = byGravity.filter((finding) => finding.line === line);
		return { line, severity: found[0]?.severity ?? "low", labels: found.map(({ label }) => label) };
	});
}
