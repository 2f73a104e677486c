import { correctedValue } from "./check-address.ts";
import { isSingleValued, writtenKey } from "./metadata-keys.ts";
import type { MetadataEntry } from "./read-block.ts";
import { readInstalledText } from "./read-installed-text.ts";
import type { ScriptText } from "./read-script-text.ts";
import { problemAt, type TextProblem, type TextProblemCode } from "./text-problem.ts";

/** Meaning of a place that script managers may read differently. */
export type Effect =
	/** It is part of the program. */
	| { readonly kind: "runs" }
	/** The block of these lines counts. */
	| { readonly kind: "block"; readonly from: number; readonly to: number }
	/** The line gives this value. `value` is empty for a key that needs none. */
	| { readonly kind: "value"; readonly key: string; readonly value: string }
	/** A line above gives the value that counts. */
	| { readonly kind: "earlier"; readonly key: string; readonly value: string; readonly line: number }
	| { readonly kind: "ignored" }
	| { readonly kind: "unnamed" }
	/** `await`. */
	| { readonly kind: "name" | "operator" };

/** A place for which the hub would refuse to publish a script, and the reading under which it is rated and runs here. */
export interface TextReading {
	readonly code: TextProblemCode;
	readonly line: number;
	readonly column: number;
	readonly effect: Effect;
}

/** Places that are about the whole text and not about a line of the block. */
const OF_TEXT: Readonly<Partial<Record<TextProblemCode, Effect["kind"]>>> = {
	"extra-marker": "block",
	"unclosed-block": "block",
	"too-many-lines": "block",
	"missing-name": "unnamed",
	"code-before-block": "runs",
	"address-and-block": "runs",
	"unclear-address": "runs",
	"nested-address": "runs",
	"invalid-escape": "runs",
	"address-lines": "runs",
	"invalid-character": "runs",
};

/**
 * Says for each place that readers may interpret differently what it means under the reading that is installed.
 *
 * @param text as `readInstalledText` read it
 * @param problems of that text, and of its program
 * @returns one entry for each place, without those that say the same of one line
 */
export function textReadings(text: ScriptText, problems: readonly TextProblem[]): readonly TextReading[] {
	const readings = problems.map((problem): TextReading => {
		const { code, line, column } = problem;
		return { code, line, column, effect: effectOf(text, problem) };
	});
	const told = new Map(readings.map((reading) => [`${reading.code} ${reading.line}`, reading]));
	return [...told.values()];
}

/**
 * The same for a text that was not read yet.
 *
 * @param code text of a userscript
 * @param unclearAt offset at which script managers would run different programs, which only a parser finds; null for none
 * @returns as `textReadings`; empty for a text without a metadata block
 */
export function readingsOf(code: string, unclearAt: number | null): readonly TextReading[] {
	const { text, problems } = readInstalledText(code);
	if (text === null) return [];
	const ofProgram = unclearAt === null ? [] : [problemAt("parse-goal", text.code, unclearAt)];
	return textReadings(text, [...problems, ...ofProgram]);
}

function effectOf(text: ScriptText, { code, line }: TextProblem): Effect {
	if (code === "parse-goal") return { kind: text.goal === "async-function" ? "operator" : "name" };
	const kind = OF_TEXT[code];
	if (kind === "unnamed" || kind === "runs") return { kind };
	if (kind === "block" || text.block === null) return { kind: "block", ...linesOfBlock(text) };
	const entry = text.block.entries.find((one) => one.line === line);
	if (entry !== undefined) return effectOfEntry(text.block.entries, entry);
	return { kind: code === "not-a-comment" ? "runs" : "ignored" };
}

function effectOfEntry(entries: readonly MetadataEntry[], entry: MetadataEntry): Effect {
	const { key, kind, locale, value } = entry;
	if (kind === null || kind === "ignored" || (locale !== null && kind !== "localized")) return { kind: "ignored" };
	// The block reader keeps such a line, the reader of its values does not.
	if (key === "resource" && !/^\S+\s+\S+$/.test(value)) return { kind: "ignored" };
	const first = entries.find((one) => one.key === key && one.locale === locale);
	const shown = (one: MetadataEntry): string => (kind === "flag" ? "" : valueThatCounts(key, one.value));
	if (first !== undefined && first !== entry && (isSingleValued(key) || kind === "text")) {
		return { kind: "earlier", key: writtenKey(key), value: shown(first), line: first.line };
	}
	return { kind: "value", key: writtenKey(key), value: shown(entry) };
}

/** An address as programs take it, where it seems to be another one. */
function valueThatCounts(key: string, value: string): string {
	const corrected = correctedValue(key, value);
	if (corrected === null) return value;
	return key === "resource" ? `${/^\S+/.exec(value)?.[0] ?? ""} ${corrected}` : corrected;
}

function linesOfBlock({ code, block }: ScriptText): { readonly from: number; readonly to: number } {
	const from = block?.line ?? 1;
	const lines = code.slice(block?.range.start ?? 0, block?.range.end ?? 0).split("\n").length;
	return { from, to: from + lines - 1 };
}
