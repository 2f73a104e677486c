import { checkBlock } from "./check-block.ts";
import { type DecodedText, decodeAddress, startsAddress } from "./decode-address.ts";
import type { MetadataProblem, ScriptMetadata } from "./metadata.ts";
import { parseMetadata } from "./parse-metadata.ts";
import { type MetadataBlock, readBlock } from "./read-block.ts";
import { BLOCK_END, BLOCK_START, type ScriptKind } from "./script-kind.ts";
import { skipComments } from "./skip-comments.ts";
import { problemAt, type TextProblem } from "./text-problem.ts";

/** A change that `readScriptText` made to get the canonical text. */
export type TextChange = "byte-order-mark" | "line-ends";

/**
 * How the body runs. `script`: as a javascript: address. `function`, `async-function`: as the body of such a function,
 * which is how script managers run userscripts (`@top-level-await` asks for the latter).
 */
export type ParseGoal = "script" | "function" | "async-function";

/** A script's text as read once for rating, storing, serving and running it. */
export interface ScriptText {
	/** The canonical text: no byte order mark, lines end with \n. This is stored, hashed, rated and served. */
	readonly code: string;
	readonly changes: readonly TextChange[];
	readonly kind: ScriptKind;
	/** Null for a bookmarklet. */
	readonly block: (MetadataBlock & { readonly ok: true }) | null;
	/** Null for a bookmarklet. */
	readonly metadata: ScriptMetadata | null;
	/** Lines of the block without effect; never those that readers interpret differently. */
	readonly warnings: readonly MetadataProblem[];
	/** The program that runs: decoded for a javascript: address, else `code` with its block, which is comments. */
	readonly body: string;
	readonly goal: ParseGoal;
	readonly isAddress: boolean;
	/** Offset in `code` of an offset in `body`; one past the end is allowed. */
	offsetInCode(offset: number): number;
}

export type ScriptTextResult =
	| { readonly ok: true; readonly text: ScriptText }
	| { readonly ok: false; readonly problems: readonly [TextProblem, ...TextProblem[]] };

/**
 * Every text that some reader accepts as a delimiter of a block: ScriptCat also reads `==UserSubscribe==`, FireMonkey
 * `==UserCSS==` and `==UserStyle==`, Userscripts for Safari `==UserStyle==`.
 */
const MARKER = /==\/?User(?:Script|Subscribe|CSS|Style)==/gi;
const JAVASCRIPT = /javascript:/iy;
/** Limit of reported places: each is found by walking the text. */
const MAX_PROBLEMS = 20;

/**
 * Reads a script's text: the only place that decides kind, metadata block, parse goal and body. Refuses text that two
 * readers could interpret differently, and names each place; `parse-body` finds those that only a parser can see. Never throws.
 *
 * @param raw the text as typed, downloaded or stored
 * @returns the canonical text with its parts; `ok: false` with at least one problem when it must not be saved
 */
export function readScriptText(raw: string): ScriptTextResult {
	const { text, problems } = inspectScriptText(raw);
	const [first, ...others] = problems;
	return first ? { ok: false, problems: [first, ...others] } : { ok: true, text };
}

/**
 * As `readScriptText`, but also returns the likeliest reading of a refused text: for the analyzer, which rates
 * every stored row. Nothing else may serve or run such a text. Never throws.
 *
 * @param raw the text as typed, downloaded or stored
 * @returns the text, and its problems in no particular order; without a problem it is the text of `readScriptText`
 */
export function inspectScriptText(raw: string): {
	readonly text: ScriptText;
	readonly problems: readonly TextProblem[];
} {
	const { code, changes } = canonicalize(raw);
	const opening = BLOCK_START.exec(code);
	const { text, problems } = opening ? readUserscript(code, opening) : readBookmarklet(code);
	const invalid = [code.indexOf("\0"), code.search(/\p{Surrogate}/u)].filter((offset) => offset >= 0);
	for (const offset of invalid) problems.push(problemAt("invalid-character", code, offset));
	return {
		text: { ...text, changes },
		problems: problems.sort((one, other) => one.offset - other.offset).slice(0, MAX_PROBLEMS),
	};
}

/** The text without a byte order mark and with \n at the end of each line, and which of both was changed. */
function canonicalize(raw: string): { code: string; changes: TextChange[] } {
	const changes: TextChange[] = [];
	if (raw.startsWith("\uFEFF")) changes.push("byte-order-mark");
	if (raw.includes("\r")) changes.push("line-ends");
	return { code: raw.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n"), changes };
}

interface Reading {
	readonly text: Omit<ScriptText, "changes">;
	readonly problems: TextProblem[];
}

function readUserscript(code: string, opening: RegExpExecArray): Reading {
	const problems: TextProblem[] = [];
	const report = (...found: readonly TextProblem[]): void => {
		if (problems.length < MAX_PROBLEMS) problems.push(...found);
	};
	const start = opening.index;
	const linesStart = start + opening[0].length + 1;
	const closing = BLOCK_END.exec(code.slice(linesStart));
	const end = closing ? linesStart + closing.index : code.length;
	const own = [start + opening[0].indexOf("=="), closing ? end + closing[0].indexOf("==") : -1];
	for (const { index } of code.matchAll(MARKER)) {
		if (!own.includes(index)) report(problemAt("extra-marker", code, index));
	}
	const above = skipComments(code.slice(0, start), 0);
	if (above < start) {
		report(problemAt(isJavascript(code, above) ? "address-and-block" : "code-before-block", code, above));
	}
	if (!closing) report(problemAt("unclosed-block", code, start));
	else {
		report(...checkBlock(code, linesStart, end));
		const first = skipComments(code, end);
		if (isJavascript(code, first)) report(problemAt("address-and-block", code, first));
	}
	const block = readBlock(code);
	const parsed = parseMetadata(code, block);
	if (closing && !parsed.ok) report(problemAt("missing-name", code, start));
	const metadata = parsed.ok ? parsed.metadata : null;
	return {
		text: {
			code,
			kind: "userscript",
			block: block.ok ? block : null,
			metadata,
			warnings: parsed.problems,
			body: code,
			goal: metadata?.topLevelAwait ? "async-function" : "function",
			isAddress: false,
			offsetInCode: (offset) => offset,
		},
		problems,
	};
}

function readBookmarklet(code: string): Reading {
	const isAddress = startsAddress(code);
	const decoded: DecodedText = isAddress
		? decodeAddress(code)
		: { text: code, invalid: [], storedOffset: (offset) => offset };
	const body = decoded.text;
	const problems = [...body.matchAll(MARKER)].slice(0, MAX_PROBLEMS).map(({ index }) => {
		return problemAt("extra-marker", code, decoded.storedOffset(index));
	});
	if (isAddress) {
		for (const offset of decoded.invalid.slice(0, MAX_PROBLEMS))
			problems.push(problemAt("invalid-escape", code, offset));
		const first = skipComments(body, 0);
		if (isJavascript(body, first)) problems.push(problemAt("nested-address", code, decoded.storedOffset(first)));
		const invalid = body.indexOf("\0");
		if (invalid >= 0) problems.push(problemAt("invalid-escape", code, decoded.storedOffset(invalid)));
	} else if (looksLikeAddress(code)) problems.push(problemAt("unclear-address", code, 0));
	return {
		text: {
			code,
			kind: "bookmarklet",
			block: null,
			metadata: null,
			warnings: [],
			body,
			goal: "script",
			isAddress,
			offsetInCode: (offset) => decoded.storedOffset(offset),
		},
		problems,
	};
}

function isJavascript(text: string, at: number): boolean {
	JAVASCRIPT.lastIndex = at;
	return JAVASCRIPT.test(text);
}

/**
 * Browsers drop C0 controls and spaces around an address, and tabs and line breaks anywhere in it (url.spec.whatwg.org,
 * "basic URL parser"); programs that trim also drop other white space.
 */
function looksLikeAddress(code: string): boolean {
	return /^[\p{Cc}\s]*javascript:/iu.test(code.slice(0, 1000).replace(/[\t\n]/g, ""));
}
