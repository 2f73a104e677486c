import type { AnalysisResult, ScriptInput, Vulnerability } from "@scriptorium/script-analyzer/analysis-result";
import { parseSource } from "@scriptorium/script-analyzer/source/parse-source";
import { type LinkedCode, linkedCode } from "./linked-code.ts";
import { type Named, namedIn } from "./named-in-sentences.ts";

/** Rules about the script as a whole, or about its metadata block. */
const ABOUT_WHOLE: ReadonlySet<string> = new Set([
	"ambiguous-text",
	"antifeatures",
	"broad-connect",
	"broad-match",
	"checked-in-part",
	"miner",
	"obfuscation",
	"unchecked-library",
	"unknown-metadata",
	"unpinned-require",
	"unpinned-resource",
	"update-hijack",
]);
/** Its findings say that names are hidden: in such a script they stand nowhere as they are. */
const HIDES = "obfuscation";

/**
 * What is wrong with the places of a result: one that does not exist, or names that do not stand there, on the path, or where the
 * names there lead to. What the script spells nowhere is put together while it runs, and cannot stand at any place.
 */
export function problemsOf(input: ScriptInput, result: AnalysisResult): readonly string[] {
	const read = parseSource(input);
	if (!read.ok) return [];
	const { source } = read;
	const lines = input.code.split(/\r\n?|\n/);
	const code = linkedCode(source);
	const stored = source.text === input.code ? offsetsOf(input.code) : null;
	// What stands in the metadata block only is not what the code is about.
	const spelled = source.text.replace(/^[ \t]*\/\/[ \t]*@.*$/gm, "");
	const hides = result.vulnerabilities.some(({ type }) => type === HIDES);
	return result.vulnerabilities.flatMap((finding) => {
		const places = [finding, ...finding.path];
		const missing = places.filter(({ line, column }) => column < 1 || column > (lines[line - 1]?.length ?? -1) + 1);
		const where = `${finding.type} ${finding.line}:${finding.column}`;
		if (missing.length > 0) return [`${where} has a place that does not exist`];
		const offsets = places.map((place) => code.offsetOf(place) ?? stored?.(place) ?? null);
		if (!ABOUT_WHOLE.has(finding.type) && offsets.some((offset) => offset !== null && !code.isCode(offset)))
			return [`${where} is not about code: ${finding.description}`];
		if (hides || offsets.includes(null)) return [];
		const statements = offsets.map((offset) => code.statementAt(offset ?? 0)).join("\n");
		return [...namedIn(finding.description), ...stepsOf(finding)].flatMap((named) =>
			stands(named, statements, code, spelled)
				? []
				: [`${where} names the ${named.kind} ${named.name}: ${finding.description}`],
		);
	});
}

/** The names stand in the text that is run, and that text may be put together. */
const RUNS_TEXT = /\b(?:eval|Function|execScript|Worker|createObjectURL)\b|\bset(?:Timeout|Interval)\(\s*["'\x60]/;

/** What the steps say that they read, call or get. */
function stepsOf({ path }: Vulnerability): readonly Named[] {
	return path.flatMap(({ description }) => namedIn(description));
}

function stands({ kind, tokens }: Named, statements: string, code: LinkedCode, text: string): boolean {
	if (tokens.length === 0) return true;
	const holds = (part: string): boolean => {
		const compared = kind === "host" ? part.toLowerCase() : part;
		return tokens.some((token) => compared.includes(token));
	};
	if (RUNS_TEXT.test(statements)) return true;
	return !holds(text) || holds(statements) || code.leadsTo(statements, holds);
}

function offsetsOf(code: string): (place: { readonly line: number; readonly column: number }) => number {
	const starts = [...code.matchAll(/(?<=^|\r\n?|\n)/g)].map(({ index }) => index);
	return ({ line, column }) => (starts[line - 1] ?? 0) + column - 1;
}
