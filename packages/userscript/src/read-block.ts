import type { MetadataProblem, ProblemCode } from "./metadata.ts";
import { canonicalKey, type KeyKind, kindOfKey } from "./metadata-keys.ts";
import { BLOCK_END, BLOCK_START } from "./script-kind.ts";

/** One `// @key value` line. `locale` is the part after the colon of `@name:de`, lower-cased. */
export interface MetadataEntry {
	readonly key: string;
	/** The key as its author wrote it. */
	readonly written: string;
	readonly locale: string | null;
	/** The same as its author wrote it. */
	readonly writtenLocale: string | null;
	/** Null for a key that is not known: kept, as managers may know it. */
	readonly kind: KeyKind | null;
	readonly value: string;
	readonly line: number;
}

export type MetadataBlock =
	| {
			readonly ok: true;
			readonly entries: readonly MetadataEntry[];
			readonly problems: readonly MetadataProblem[];
			readonly line: number;
			readonly range: { readonly start: number; readonly end: number };
	  }
	| { readonly ok: false; readonly problem: MetadataProblem };

/** Longest value kept, in characters; an icon may be a data: address. */
const MAX_VALUE = 64 * 1024;
const MAX_LINES = 5000;

/**
 * Splits the metadata block into entries. Knows which keys exist, not what they mean. Never throws.
 *
 * @param code the canonical text of a script
 * @returns the entries with their places, or why there is no block
 */
export function readBlock(code: string): MetadataBlock {
	const opening = BLOCK_START.exec(code);
	if (!opening) return refuse("no-block", 1, "There is no // ==UserScript== line");
	const start = opening.index;
	const bodyStart = start + opening[0].length;
	const line = code.slice(0, start).split("\n").length;
	const closing = BLOCK_END.exec(code.slice(bodyStart));
	if (!closing) return refuse("unclosed-block", line, "There is no // ==/UserScript== line");
	const bodyEnd = bodyStart + closing.index;

	const entries: MetadataEntry[] = [];
	const problems: MetadataProblem[] = [];
	const lines = code.slice(bodyStart, bodyEnd).split("\n").slice(1, MAX_LINES);
	for (const [index, raw] of lines.entries()) {
		const at = line + 1 + index;
		const warn = (problem: ProblemCode, key: string | null, message: string): void => {
			problems.push({ code: problem, severity: "warning", line: at, key, message });
		};
		const trimmed = raw.trim();
		if (trimmed === "") continue;
		if (!trimmed.startsWith("//")) {
			warn("not-a-comment", null, "A line of the block does not start with //");
			continue;
		}
		const match = /^\/\/[ \t]*@([^\s:]+)(?::(\S*))?(?:[ \t]+(.*))?$/u.exec(trimmed);
		if (!match?.[1]) continue;
		const written = match[1];
		const key = canonicalKey(written);
		const writtenLocale = match[2] || null;
		const locale = writtenLocale?.toLowerCase() ?? null;
		const value = (match[3] ?? "").trim();
		const kind = kindOfKey(key);
		if (kind === null) warn("unknown-key", written, `@${written} is not known`);
		else if (kind === "ignored") warn("ignored-key", written, `@${written} has no effect here`);
		else if (value === "" && kind !== "flag") warn("empty-value", written, `@${written} has no value`);
		if (value.length > MAX_VALUE) warn("too-long", written, `@${written} is too long`);
		else if (value !== "" || kind === "flag")
			entries.push({ key, written, locale, writtenLocale, kind, value, line: at });
	}
	return { ok: true, entries, problems, line, range: { start, end: bodyEnd + closing[0].length } };
}

function refuse(code: ProblemCode, line: number, message: string): MetadataBlock {
	return { ok: false, problem: { code, severity: "error", line, key: null, message } };
}
