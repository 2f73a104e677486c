import type { RiskLevel } from "@scriptorium/script-analyzer/analysis-result";
import { describeAccess, verdictWords } from "./describe-answers.ts";
import type { ScanEntry } from "./scan-entry.ts";

const WORDS: Record<RiskLevel, string> = {
	green: "Low risk",
	amber: "Medium risk",
	red: "High risk",
	unrated: "Not rated",
};
/** Foreground colors of ECMA-48; 90 is gray. */
const COLORS: Record<RiskLevel, number> = { green: 32, amber: 33, red: 31, unrated: 90 };
const LEVELS: readonly RiskLevel[] = ["red", "amber", "unrated", "green"];

/** The readable report: every file with its findings, then the totals. */
export function writeReport(entries: readonly ScanEntry[], color: boolean): string {
	const paint = (text: string, code: number) => (color ? `\u001b[${code}m${text}\u001b[0m` : text);
	const blocks = entries.map((entry) => describe(entry, paint));
	return `${blocks.join("\n\n")}\n\n${sumUp(entries)}\n`;
}

function describe(entry: ScanEntry, paint: (text: string, code: number) => string): string {
	const { risk_level: level, score, verdict, access } = entry;
	const rating = level === "unrated" ? WORDS.unrated : `${WORDS[level]}, ${score}/100: ${verdictWords[verdict.kind]}`;
	const lines = [`${printable(entry.file)}: ${paint(rating, COLORS[level])}`];
	if (access !== null) lines.push(`  Access: ${printable(describeAccess(access))}`);
	for (const found of entry.vulnerabilities) {
		lines.push(
			`  ${found.line}:${found.column}  ${found.severity}  ${found.type}`,
			`      ${printable(found.description)}`,
		);
		if (found.quote !== undefined) lines.push(`      ${printable(found.quote)}`);
		for (const step of found.path) lines.push(`      ${step.line}:${step.column}  ${printable(step.description)}`);
	}
	lines.push(`  ${printable(entry.summary)}`);
	for (const advice of entry.recommendations) lines.push(`  → ${printable(advice)}`);
	return lines.join("\n");
}

function sumUp(entries: readonly ScanEntry[]): string {
	const counts = LEVELS.map((level) => ({
		level,
		count: entries.filter((entry) => entry.risk_level === level).length,
	}));
	const parts = counts
		.filter(({ count }) => count > 0)
		.map(({ level, count }) => `${count} ${WORDS[level].toLowerCase()}`);
	return `${entries.length} ${entries.length === 1 ? "script" : "scripts"}: ${parts.join(", ")}`;
}

/** Names and quotations are untrusted: control characters are removed. */
function printable(text: string): string {
	return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) => {
		const point = character.codePointAt(0) ?? 0;
		return `\\u{${point.toString(16)}}`;
	});
}
