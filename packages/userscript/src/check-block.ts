import { correctedValue } from "./check-address.ts";
import { type ForeignReading, readsInComment, readsInKeyLine } from "./foreign-readers.ts";
import { canonicalKey, decidesBehavior, intendedKey, isSingleValued, kindOfKey } from "./metadata-keys.ts";
import { problemAt, type TextProblem } from "./text-problem.ts";

/** As in `readBlock`: more are not read. */
const MAX_LINES = 5000;
const MAX_VALUE = 64 * 1024;
/** Characters of an address in a message. */
const MAX_FIX = 200;

/**
 * Characters that `\s` or `trim` of one reader takes for white space and another does not, that end a line in
 * JavaScript only, or that are invisible: controls, spaces beyond ASCII, zero-width and direction marks. Joiners
 * (U+200C, U+200D) are left out, as scripts and emoji need them.
 */
export const UNUSUAL_CHARACTERS =
	/(?![\t\n])[\p{Cc}\xa0\xad\u061c\u1680\u180e\u2000-\u200b\u200e\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff\ufff9-\ufffb]/u;

/** Finds a key at any position where Violentmonkey (`META_ITEM_RE`) and ScriptCat (`META_LINE`) find one. */
const KEY_ANYWHERE = /\/\/[ \t]*@\S/;
const KEY_LINE = /^[ \t]*\/\/[ \t]*@(\S+)(?:[ \t]+(.*))?$/;

/**
 * Finds metadata lines that script managers interpret differently. Rules of the readers: Violentmonkey
 * `src/background/utils/script.js` parseMeta, ScriptCat `src/pkg/utils/script.ts` parseMetadata, Tampermonkey's
 * documentation of the userscript header. Further readers: `foreign-readers.ts`.
 *
 * @param text The canonical text.
 * @param start Offset of the first line after the opening delimiter.
 * @param end Offset of the closing delimiter's line.
 */
export function checkBlock(text: string, start: number, end: number): TextProblem[] {
	const problems: TextProblem[] = [];
	const given = new Set<string>();
	let at = start;
	const lines = text.slice(start, end).split("\n");
	if (lines.length > MAX_LINES) problems.push(problemAt("too-many-lines", text, start));
	for (const line of lines.slice(0, MAX_LINES)) {
		problems.push(...checkLine(text, at, line, given));
		at += line.length + 1;
	}
	return problems;
}

function checkLine(text: string, at: number, line: string, given: Set<string>): TextProblem[] {
	const indent = line.length - line.trimStart().length;
	const unusual = UNUSUAL_CHARACTERS.exec(line);
	if (unusual) return [problemAt("unusual-space", text, at + unusual.index)];
	if (/^[ \t]*$/.test(line)) return [];
	if (!/^[ \t]*\/\//.test(line)) return [problemAt("not-a-comment", text, at + indent)];
	const match = KEY_LINE.exec(line);
	if (!match?.[1]) {
		const hidden = KEY_ANYWHERE.exec(line);
		if (hidden) return [problemAt("hidden-key", text, at + hidden.index)];
		return foreign(text, at, readsInComment(line));
	}
	const offset = at + line.indexOf("@");
	const value = (match[2] ?? "").trim();
	if (value.length > MAX_VALUE) return [problemAt("value-too-long", text, offset, { key: match[1] })];
	const problems = checkKey(text, offset, match[1], value, given);
	return problems.length > 0 ? problems : foreign(text, at, readsInKeyLine(line, match[1], value));
}

function foreign(text: string, at: number, reading: ForeignReading | null): TextProblem[] {
	if (reading === null) return [];
	const { code, place, key } = reading;
	if (code !== "key-of-one-manager") return [problemAt(code, text, at + place, { key })];
	const fix = reading.fix === "" ? "Remove it" : `Write ${reading.fix}`;
	return [problemAt(code, text, at + place, { key, fix })];
}

const shorten = (fix: string): string => (fix.length > MAX_FIX ? `${fix.slice(0, MAX_FIX)}…` : fix);

function checkKey(text: string, offset: number, written: string, value: string, given: Set<string>): TextProblem[] {
	const [name = "", ...suffixes] = written.split(":");
	const intended = intendedKey(name);
	if (intended !== null) return [problemAt("misspelled-key", text, offset, { key: name, fix: intended })];
	const key = canonicalKey(name);
	if (suffixes.length > 0 && kindOfKey(key) !== null) {
		const [locale = "", ...more] = suffixes;
		// Violentmonkey drops an empty suffix and whatever follows a second colon.
		if (locale === "" || more.length > 0 || decidesBehavior(name)) {
			return [problemAt("key-with-suffix", text, offset, { key: written, fix: `@${name}` })];
		}
		return [];
	}
	if (isSingleValued(key)) {
		if (given.has(key)) return [problemAt("repeated-key", text, offset, { key: name })];
		given.add(key);
	}
	// Violentmonkey takes everything after the first space for the address, others refuse.
	if (key === "resource" && !/^\w\S*[ \t]+\S+$/.test(value)) return [problemAt("bad-resource", text, offset)];
	const corrected = correctedValue(key, value);
	if (corrected === null) return [];
	return [problemAt("misleading-address", text, offset, { key: name, fix: shorten(corrected) })];
}
