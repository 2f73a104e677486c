import type { MetadataProblem, ProblemCode } from "./metadata.ts";
import { type KeyKind, kindOfKey, spellingOf } from "./metadata-keys.ts";
import { parseMetadata } from "./parse-metadata.ts";
import type { MetadataBlock, MetadataEntry } from "./read-block.ts";
import { inspectScriptText, type ScriptText } from "./read-script-text.ts";
import { skipComments } from "./skip-comments.ts";
import type { TextProblem } from "./text-problem.ts";

type Block = Extract<MetadataBlock, { ok: true }>;

/** A userscript's text as a script manager reads it that has to install it. */
export interface InstalledText {
	/** Null when there is no complete metadata block: no script manager reads such a text. */
	readonly text: ScriptText | null;
	/** Places for which the hub refuses to publish the text, as other managers may read them differently; in the text's order. */
	readonly problems: readonly TextProblem[];
}

/** Name of a script whose block gives none. Two such scripts are not the same script. */
export const UNNAMED = "Unnamed script";

/** No more lines are read, so that a crafted block cannot stop the reader. */
const MAX_LINES = 100_000;
/** Lines end at \n, but the dot does not pass the line ends that JavaScript knows beside it. */
const OPENING = /(?<![^\n])(.*?)\/\/[ \t]*==UserScript==/;
const CLOSING = /(?<![^\n])(.*?)\/\/[ \t]*==\/UserScript==/;
const ITEM = /^.*?\/\/[ \t]*@(\S+)(.*)/;

/**
 * Reads a userscript that was published elsewhere. What `readScriptText` accepts is read the same. Any other text is read as
 * Violentmonkey reads it (`METABLOCK_RE` in src/common/consts.js, `META_ITEM_RE` and `parseMeta` in
 * src/background/utils/script.js): the first complete block wherever it stands, in each of its lines the first `// @key`, dashes and
 * underscores in keys ignored, the first of repeated values. In one point it follows ScriptCat, which ignores the case of keys. The
 * program is the whole text. Never throws.
 *
 * @param raw the text as downloaded, dropped or stored
 * @returns the text that is stored, rated, registered and updated, and the places for which the hub would refuse it
 */
export function readInstalledText(raw: string): InstalledText {
	// One byte order mark is removed below; with a second one the stored text would change each time it is read.
	const { text, problems } = inspectScriptText(raw.replace(/^\uFEFF+(?=\uFEFF)/, ""));
	if (problems.length === 0) return { text: text.kind === "userscript" ? text : null, problems };
	const block = findBlock(text.code);
	if (block === null) return { text: null, problems };
	const parsed = parseMetadata(text.code, block, { unnamed: UNNAMED });
	if (!parsed.ok) return { text: null, problems };
	const { metadata } = parsed;
	return {
		text: {
			code: text.code,
			changes: text.changes,
			kind: "userscript",
			block,
			metadata,
			warnings: parsed.problems,
			body: text.code,
			goal: metadata.topLevelAwait ? "async-function" : "function",
			isAddress: false,
			offsetInCode: (offset) => offset,
		},
		problems,
	};
}

/**
 * Whether a userscript has code of its own. What it loads with `@require` is not looked at.
 *
 * @param text as `readInstalledText` returned it
 * @returns false when nothing but comments and blanks stands around the metadata block
 */
export function hasCode({ code, block }: ScriptText): boolean {
	const [above, below] = [code.slice(0, block?.range.start ?? 0), code.slice(block?.range.end ?? 0)];
	return [above, below].some((part) => skipComments(part, 0) < part.length);
}

function findBlock(code: string): Block | null {
	const opening = OPENING.exec(code);
	if (!opening) return null;
	const start = opening.index + (opening[1] ?? "").length;
	// The closing line is another one than the opening line.
	const linesStart = code.indexOf("\n", start) + 1;
	if (linesStart === 0) return null;
	const closing = CLOSING.exec(code.slice(linesStart));
	if (!closing) return null;
	const lastLine = linesStart + closing.index;
	const line = countLines(code, linesStart);
	// What stands on the closing line itself is no part of the block.
	const lines = code.slice(linesStart, lastLine).split("\n", MAX_LINES);
	const entries = lines.flatMap((text, index) => readLine(text, line + index));
	return {
		ok: true,
		entries,
		problems: entries.flatMap(withoutEffect),
		line: line - 1,
		range: { start, end: lastLine + closing[0].length },
	};
}

function readLine(text: string, line: number): MetadataEntry[] {
	const item = ITEM.exec(text);
	if (!item?.[1]) return [];
	const [written = "", suffix = ""] = item[1].split(":");
	const value = (item[2] ?? "").trim();
	const key = spellingOf(written);
	const kind: KeyKind | null = kindOfKey(key);
	if (written === "" || (value === "" && kind !== "flag")) return [];
	const writtenLocale = suffix === "" ? null : suffix;
	return [{ key, written, locale: writtenLocale?.toLowerCase() ?? null, writtenLocale, kind, value, line }];
}

/** What `readBlock` says of such a line. */
function withoutEffect({ kind, written, line }: MetadataEntry): MetadataProblem[] {
	if (kind === null) return [warning("unknown-key", line, written, `@${written} is not known`)];
	return kind === "ignored" ? [warning("ignored-key", line, written, `@${written} has no effect here`)] : [];
}

const warning = (code: ProblemCode, line: number, key: string, message: string): MetadataProblem => ({
	code,
	severity: "warning",
	line,
	key,
	message,
});

/** Number of the line that begins at an offset, from 1. */
function countLines(code: string, offset: number): number {
	let line = 1;
	for (let at = code.indexOf("\n"); at >= 0 && at < offset; at = code.indexOf("\n", at + 1)) line += 1;
	return line;
}
