import { parseLimited } from "@scriptorium/userscript/limited-parser";
import { inOwnScope } from "@scriptorium/userscript/own-scope";
import { readScriptText, type ScriptText } from "@scriptorium/userscript/read-script-text";
import type { AnyNode, Comment, Pattern, Program } from "acorn";
import { lastValues } from "./last-values.ts";
import { mayBeText } from "./text-value.ts";
import { awaitsOutsideFunctions, nodesOutsideFunctions } from "./visit-nodes.ts";

/**
 * What happens where a browser runs the code as the program of an address.
 * `replaces-page`: its value is a text, which the browser shows in place of the page. `fails-again`: names that stay declared, so that a
 * second click is a SyntaxError. `replaces-functions`: functions that take the place of the page's own. `top-level-return` and
 * `top-level-await`: words that are allowed in a function only, so that even the first click is a SyntaxError.
 */
export type AddressHintKind =
	| "replaces-page"
	| "fails-again"
	| "replaces-functions"
	| "top-level-return"
	| "top-level-await";

export interface AddressHint {
	readonly kind: AddressHintKind;
	/** Of the code, from 1. */
	readonly line: number;
	/** The declared names, in the order of the code. */
	readonly names: readonly string[];
}

/**
 * `wrap`: a function around the program keeps its names and its value. `end`: texts of the program call its functions, which must stay
 * reachable, so only the value is taken away. `none`: nothing to change, or nothing that can be changed without breaking such calls.
 */
export type AddressFix = "wrap" | "end" | "none";

export interface AddressHints {
	readonly hints: readonly AddressHint[];
	readonly fix: AddressFix;
	/** Texts of the program call its functions, as `onclick="next()"` does. */
	readonly isCalledByTexts: boolean;
}

export const NO_HINTS: AddressHints = { hints: [], fix: "none", isCalledByTexts: false };

/** Longer code, in UTF-16 units, is not parsed while somebody types: it would hold up the keys. */
const MAX_LENGTH = 200_000;

/**
 * Finds what goes wrong where the code of a bookmarklet is used as an address by itself. Never throws.
 *
 * @param code the text of the editor
 * @returns the hints in the order of the code, and what would end them; none for userscripts and for code that is no program
 */
export function findAddressHints(code: string): AddressHints {
	const parsed = parseBookmarklet(code);
	if (parsed === null) return NO_HINTS;
	const { text, program, isAwaiting } = parsed;
	const lineOf = (node: AnyNode) => text.code.slice(0, text.offsetInCode(node.start)).split("\n").length;
	const hints: AddressHint[] = [];
	const add = (kind: AddressHintKind, nodes: readonly AnyNode[], names: readonly string[] = []) => {
		const [first] = nodes.toSorted((one, other) => one.start - other.start);
		if (first) hints.push({ kind, line: lineOf(first), names });
	};
	const isCalledByTexts = isCalled(text.body);
	const running = nodesOutsideFunctions(program);
	add(
		"top-level-return",
		running.filter(({ type }) => type === "ReturnStatement"),
	);
	if (isAwaiting) add("top-level-await", awaitsOutsideFunctions(program));
	const declared = program.body.filter(
		(node) => node.type === "ClassDeclaration" || (node.type === "VariableDeclaration" && node.kind !== "var"),
	);
	add("fails-again", declared, declared.flatMap(namesOf));
	const functions = program.body.filter(({ type }) => type === "FunctionDeclaration");
	if (!isCalledByTexts) add("replaces-functions", functions, functions.flatMap(namesOf));
	add(
		"replaces-page",
		lastValues(program.body)
			.filter((value) => mayBeText(value, program))
			.slice(0, 1),
	);
	hints.sort((one, other) => one.line - other.line);
	return { hints, fix: fixFor(hints, isCalledByTexts), isCalledByTexts };
}

function fixFor(hints: readonly AddressHint[], isCalledByTexts: boolean): AddressFix {
	if (hints.length === 0) return "none";
	if (!isCalledByTexts) return "wrap";
	return hints.some(({ kind }) => kind === "replaces-page") ? "end" : "none";
}

/**
 * Ends the hints: writes a function around the program, as the hub's own drag link does, or an empty value behind it. Comments,
 * directives, a first line that begins with `#!`, `javascript:` and percent escapes stay as they are.
 *
 * @param code the text of the editor
 * @returns the new text; the same text where there is nothing to fix
 */
export function fixAddress(code: string): string {
	const { fix } = findAddressHints(code);
	const parsed = fix === "none" ? null : parseBookmarklet(code);
	if (parsed === null) return code;
	const { text, isAwaiting, endsInComment } = parsed;
	const start = text.offsetInCode(0);
	const [, first = "", program = ""] = /^(\s*#![^\n]*\n)?([\s\S]*)$/.exec(text.code.slice(start)) ?? [];
	const head = text.code.slice(0, start) + first;
	// Browsers remove line breaks from an address, so a comment there ends with an escaped one.
	const lineBreak = text.isAddress ? (endsInComment ? "%0A" : "") : program.endsWith("\n") ? "" : "\n";
	if (fix === "end") return `${head}${program}${lineBreak};void 0`;
	const opening = `void ${isAwaiting ? "async " : ""}function () {${text.isAddress ? "" : "\n"}`;
	return `${head}${opening}${program}${lineBreak}}.call(this);`;
}

interface ParsedBookmarklet {
	readonly text: ScriptText;
	readonly program: Program;
	/** It is a program only where `await` is allowed outside of functions. */
	readonly isAwaiting: boolean;
	readonly endsInComment: boolean;
}

/** Null for userscripts, for texts that two readers understand differently, and for what is no program. */
function parseBookmarklet(code: string): ParsedBookmarklet | null {
	if (code.length > MAX_LENGTH) return null;
	const read = readScriptText(code);
	if (!read.ok || read.text.kind !== "bookmarklet") return null;
	for (const isAwaiting of [false, true]) {
		const comments: Comment[] = [];
		try {
			const program = parseLimited(read.text.body, {
				ecmaVersion: "latest",
				allowHashBang: true,
				allowReturnOutsideFunction: true,
				allowAwaitOutsideFunction: isAwaiting,
				onComment: comments,
			});
			const end = read.text.body.trimEnd().length;
			const endsInComment = comments.some((comment) => comment.type === "Line" && comment.end >= end);
			return { text: read.text, program, isAwaiting, endsInComment };
		} catch {
			// Tried once more with `await`; a syntax error is reported before the script is published.
		}
	}
	return null;
}

/** As the drag link sees it: a program whose functions are called by texts keeps the page's scope there. */
function isCalled(body: string): boolean {
	const program = body.replace(/^\s*#![^\n]*/, "");
	return inOwnScope(program) === `${program}\n;void 0`;
}

function namesOf(node: AnyNode): readonly string[] {
	if (node.type === "VariableDeclaration") return node.declarations.flatMap(({ id }) => namesIn(id));
	if (node.type === "ClassDeclaration" || node.type === "FunctionDeclaration") return node.id ? [node.id.name] : [];
	return [];
}

function namesIn(pattern: Pattern): readonly string[] {
	switch (pattern.type) {
		case "Identifier":
			return [pattern.name];
		case "ObjectPattern":
			return pattern.properties.flatMap((part) => namesIn(part.type === "Property" ? part.value : part.argument));
		case "ArrayPattern":
			return pattern.elements.flatMap((part) => (part ? namesIn(part) : []));
		case "RestElement":
			return namesIn(pattern.argument);
		case "AssignmentPattern":
			return namesIn(pattern.left);
		default:
			return [];
	}
}
