import { parseBody } from "@scriptorium/userscript/parse-body";
import { readScriptText, type ScriptText } from "@scriptorium/userscript/read-script-text";
import { toBookmarklet } from "@scriptorium/userscript/to-bookmarklet";
import { toUserscript } from "@scriptorium/userscript/to-userscript";
import { publishMetadata } from "@scriptorium/userscript/write-metadata";
import { type Options, type Program, parse } from "acorn";
import { otherReaders, ownWrappers, programOfAddress } from "../../support/other-readers.ts";
import type { OtherReader, Pair } from "../../support/script-reader.ts";

const PUBLISHED = {
	version: "7.1.0",
	updateUrl: "https://hub.example/a.meta.js",
	downloadUrl: "https://hub.example/a.user.js",
};
const OWN_KEYS = /^(?:version|updateurl|downloadurl)$/i;

/**
 * Describes where another parser reads a text differently from the analyzer; null when all agree. `text`: the
 * reading that is rated; what is not rated (`parseBody` fails) may not run unrated as something else either way.
 */
export function findMismatch(text: ScriptText): string | null {
	const rated = parseBody(text);
	if (!rated.ok || rated.problem) return null;
	return text.kind === "userscript"
		? userscriptMismatch(text, rated.program)
		: bookmarkletMismatch(text, rated.program);
}

/** Names of the script managers that take other metadata from a text than is rated. */
export function mismatchesOf(text: ScriptText): readonly string[] {
	return otherReaders.filter((reader) => metadataMismatch(reader, text.code, text) !== null).map(({ name }) => name);
}

function userscriptMismatch(text: ScriptText, rated: Program): string | null {
	const served = publishMetadata(text, PUBLISHED);
	const again = readScriptText(served);
	if (!again.ok) return `served: ${again.problems[0].code}`;
	if (bodyOf(again.text) !== bodyOf(text)) return "served: another body";
	if (JSON.stringify(entriesOf(again.text)) !== JSON.stringify(entriesOf(text))) return "served: other metadata";
	for (const code of [text.code, served]) {
		for (const reader of otherReaders) {
			const expected = code === served ? again.text : text;
			const wrong =
				metadataMismatch(reader, code, expected) ?? programMismatch(reader.name, code, rated, reader.wrappers);
			if (wrong) return wrong;
		}
	}
	return programMismatch("extension", text.body, rated, ownWrappers);
}

function metadataMismatch(reader: OtherReader, code: string, text: ScriptText): string | null {
	const taken = reader.pairsOf(code);
	// It installs nothing.
	if (taken === null) return null;
	// A key that only this reader knows decides nothing in the rating.
	const known = (text.block?.entries ?? []).filter(({ kind }) => reader.compares === undefined || kind !== null);
	const rated = known.map(({ written, locale, value }): Pair => {
		return [reader.keyOf(locale === null ? written : `${written}:${locale}`), value];
	});
	const compared = ([key]: Pair): boolean => reader.compares?.(key) ?? true;
	const [left, right] = [withValues(taken.filter(compared), text), withValues(rated.filter(compared), text)];
	return left === right ? null : `${reader.name} takes ${left}, rated ${right}`;
}

/** Keys without a value say nothing to anybody, but for flags. */
function withValues(pairs: readonly Pair[], { metadata }: ScriptText): string {
	const flags = /^(?:noframes|unwrap|toplevelawait|top-level-await)$/i;
	if (!metadata) return "";
	return JSON.stringify(pairs.filter(([key, value]) => value !== "" || flags.test(key)));
}

function programMismatch(
	name: string,
	code: string,
	rated: Program,
	wrappers: readonly (readonly [before: string, after: string])[],
): string | null {
	for (const [before, after] of wrappers) {
		const run = tryParse(before + code + after);
		if (run === null) continue;
		const inner = bodyAt(
			run,
			before.length - 1 - (before.endsWith("\n") ? 1 : 0),
			before.length + code.length + after.indexOf("}") + 1,
		);
		if (inner === null) return `${name}: the text leaves the function around it`;
		if (shapeOf(inner) !== shapeOf(rated.body)) return `${name} runs another program: ${before}`;
	}
	return null;
}

function bookmarkletMismatch(text: ScriptText, rated: Program): string | null {
	const link = programOfAddress(toBookmarklet(text).url);
	const scoped = dragLinkMismatch(link, text.body.replace(/^\uFEFF/, ""), rated);
	if (scoped !== null) return scoped;
	const pasted = programOfAddress(text.code);
	const run = pasted === null ? null : tryParse(pasted);
	if (run !== null && shapeOf(run.body) !== shapeOf(rated.body)) return "pasted as an address it is another program";
	const served = toUserscript({
		...PUBLISHED,
		name: "A",
		description: "B",
		author: "C",
		namespace: "https://hub.example",
		body: text.body,
	});
	const again = readScriptText(served);
	if (!again.ok) return `served: ${again.problems[0].code}`;
	for (const reader of otherReaders) {
		const wrong = metadataMismatch(reader, served, again.text);
		if (wrong) return wrong;
	}
	const before = 'GM_registerMenuCommand("A", function () {\n';
	return programMismatch("served", text.body, rated, [[before, "\n});"]]);
}

/** The link runs the rated program in a function of its own, or as the page's program, before a last statement without a value. */
function dragLinkMismatch(link: string | null, body: string, rated: Program): string | null {
	if (link === `${body}\n;void 0`) return null;
	const [before, after] = ["void function () {\n", "\n}.call(this);"] as const;
	if (link !== before + body + after) return "the drag link is another program";
	return programMismatch("the drag link", body, rated, [[before, after]]);
}

function bodyOf({ body, block }: ScriptText): string {
	return block ? body.slice(0, block.range.start) + body.slice(block.range.end) : body;
}

function entriesOf({ block }: ScriptText) {
	return (block?.entries ?? [])
		.filter(({ key }) => !OWN_KEYS.test(key))
		.map(({ key, locale, value }) => [key, locale, value]);
}

const OPTIONS: Options = {
	ecmaVersion: "latest",
	sourceType: "script",
	allowReturnOutsideFunction: true,
	allowHashBang: true,
};

function tryParse(code: string): Program | null {
	try {
		return parse(code, OPTIONS);
	} catch {
		return null; // a SyntaxError: it does not run
	}
}

/** The statements of the function whose body lies exactly between two offsets. */
function bodyAt(program: Program, start: number, end: number): unknown {
	const open: unknown[] = [program];
	for (let node = open.pop(); node !== undefined; node = open.pop()) {
		if (typeof node !== "object" || node === null) continue;
		if ("type" in node && node.type === "BlockStatement" && "start" in node && node.start === start) {
			return "end" in node && node.end === end && "body" in node ? node.body : null;
		}
		open.push(...Object.values(node).filter((value) => typeof value === "object" && value !== null));
	}
	return null;
}

/** A tree as text, without positions, line breaks and tabs in texts, and the marks of directives. */
function shapeOf(tree: unknown): string {
	return JSON.stringify(tree, (key, value: unknown) => {
		if (key === "start" || key === "end" || key === "raw" || key === "directive") return undefined;
		if (typeof value === "bigint" || value instanceof RegExp) return String(value);
		return typeof value === "string" ? value.replace(/[\t\n]/g, "") : value;
	});
}
