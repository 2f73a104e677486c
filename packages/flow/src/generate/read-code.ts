import { parseLimited } from "@scriptorium/userscript/limited-parser";
import { type Options, tokenizer, tokTypes } from "acorn";
import { isVariableName } from "../document/variable-text.ts";
import { readNumbersIn } from "./number-comparisons.ts";
import { writeTemplate } from "./source-text.ts";

/** JavaScript that somebody typed into a step. */
export interface TypedCode {
	readonly code: string;
	/** It has an `await` of its own. */
	readonly isAsync: boolean;
	/** Variables of the flow that it reads by their bare names. */
	readonly names: readonly string[];
	/** One of its lines ends inside a text: no line may be indented. */
	readonly isVerbatim: boolean;
	/** It calls the runtime's `readNumber`. */
	readonly readsNumbers: boolean;
}

export type TypedCodeResult =
	| { readonly ok: true; readonly value: TypedCode }
	| { readonly ok: false; readonly message: string };

const OPTIONS: Options = { ecmaVersion: "latest", sourceType: "script" };

/**
 * Reads the expression of a condition. `${name}` in it is what the variable holds, also inside of quotes.
 * @param text as typed
 * @param variables names of the variables of the flow
 * @returns the expression for `if (…)`; fails when the text is anything else than one expression
 */
export function readCondition(text: string, variables: ReadonlySet<string>): TypedCodeResult {
	const tokens = tokensOf(text);
	if (typeof tokens === "string") return { ok: false, message: tokens };
	const code = withVariables(text, tokens).trim();
	const names = namesIn(tokens, variables);
	for (const isAsync of [false, true]) {
		const parameters = `{ ${names.join(", ")} }`;
		const [before, after] = [`${isAsync ? "async " : ""}(${parameters}) => (`, "\n)"];
		const program = parse(`(${before}${code}${after})`);
		if (typeof program === "string") continue;
		// Nothing but the one pair of parentheses may be around the text.
		const [statement] = program.body;
		const arrow = statement?.type === "ExpressionStatement" ? statement.expression : undefined;
		const body = arrow?.type === "ArrowFunctionExpression" ? arrow.body : undefined;
		const isWhole = program.body.length === 1 && body?.type !== "BlockStatement" && arrow?.end === program.end - 1;
		if (!isWhole || body === undefined) continue;
		const written = readNumbersIn(body, code, before.length + 1);
		const readsNumbers = written !== code;
		return { ok: true, value: { code: written, isAsync, names, isVerbatim: isVerbatim(code), readsNumbers } };
	}
	const message = parse(`(${code}\n)`);
	return { ok: false, message: typeof message === "string" ? message : "It is not one expression" };
}

/**
 * Reads the code of a custom step. It is the body of a function: `return` ends the step.
 * @param text as typed
 * @param variables names of the variables of the flow
 * @returns the code; fails when it is no body of a function
 */
export function readCustomCode(text: string, variables: ReadonlySet<string>): TypedCodeResult {
	const code = text.replaceAll(/\r\n?/g, "\n").replaceAll(/^\n+|\s+$/g, "");
	const tokens = tokensOf(code);
	if (typeof tokens === "string") return { ok: false, message: tokens };
	const known = namesIn(tokens, variables);
	let message = "";
	// Code that declares a name of its own has no use for the variable.
	for (const names of [known, []]) {
		for (const isAsync of [false, true]) {
			const opening = `(${isAsync ? "async " : ""}({ ${names.join(", ")} }) => {\n`;
			const program = parse(`${opening}${code}\n})`);
			if (typeof program === "string") {
				message ||= program;
				continue;
			}
			const [statement] = program.body;
			const arrow = statement?.type === "ExpressionStatement" ? statement.expression : undefined;
			const isWhole = program.body.length === 1 && arrow?.type === "ArrowFunctionExpression";
			if (isWhole && arrow.end === program.end - 1)
				return { ok: true, value: { code, isAsync, names, isVerbatim: isVerbatim(code), readsNumbers: false } };
			message ||= "It ends the function that it is in";
		}
	}
	return { ok: false, message };
}

/**
 * Makes the readers of typed code that the generation of a step is given.
 * @param variables names of the variables of the flow
 */
export const codeReaders = (variables: ReadonlySet<string>) => ({
	readCondition: (text: string): TypedCodeResult => readCondition(text, variables),
	readCustomCode: (text: string): TypedCodeResult => readCustomCode(text, variables),
});

interface Token {
	readonly type: unknown;
	readonly start: number;
	readonly end: number;
	readonly value: unknown;
}

/** The message of the first error instead of tokens. */
function tokensOf(text: string): Token[] | string {
	try {
		return [...tokenizer(text, OPTIONS)].map((token) => {
			const { type, start, end } = token;
			// Left out in acorn's types.
			const value: unknown = Reflect.get(token, "value");
			return { type, start, end, value };
		});
	} catch (error) {
		return problemOf(error);
	}
}

function parse(text: string) {
	try {
		return parseLimited(text, { ...OPTIONS, preserveParens: false });
	} catch (error) {
		return problemOf(error);
	}
}

/** Without acorn's position, which also counts the wrapper around the code. */
const problemOf = (error: unknown): string =>
	error instanceof SyntaxError ? error.message.replace(/ \(\d+:\d+\)$/, "") : "It is nested too deeply";

/** Replaces `${name}` outside of template literals, which read variables by themselves. */
function withVariables(text: string, tokens: readonly Token[]): string {
	let written = "";
	let from = 0;
	const replace = (start: number, end: number, by: string): void => {
		written += text.slice(from, start) + by;
		from = end;
	};
	tokens.forEach((token, at) => {
		const [opening, name, closing] = tokens.slice(at + 1, at + 4);
		const isRead = token.type === tokTypes.name && token.value === "$" && opening?.type === tokTypes.braceL;
		if (isRead && opening.start === token.end && closing?.type === tokTypes.braceR && name?.type === tokTypes.name)
			replace(token.start, closing.end, `variables.${String(name.value)}`);
		const isText = token.type === tokTypes.string && typeof token.value === "string";
		if (isText && text.slice(token.start, token.end).includes("${"))
			replace(token.start, token.end, writeTemplate(String(token.value)));
	});
	return written + text.slice(from);
}

/** Variables whose names stand in the code, other than behind a dot. */
function namesIn(tokens: readonly Token[], variables: ReadonlySet<string>): string[] {
	const names = new Set<string>();
	tokens.forEach(({ type, value }, at) => {
		if (type !== tokTypes.name || typeof value !== "string" || !variables.has(value)) return;
		const isMember = tokens[at - 1]?.type === tokTypes.dot || tokens[at - 1]?.type === tokTypes.questionDot;
		const isRead = tokens[at - 1]?.type === tokTypes.braceL && tokens[at - 2]?.value === "$";
		if (!isMember && !isRead && isVariableName(value) && !RESERVED.has(value)) names.add(value);
	});
	return [...names];
}

/** Names that the code around has, or that no parameter may have. */
const RESERVED: ReadonlySet<string> = new Set([
	"arguments",
	"await",
	"element",
	"eval",
	"let",
	"static",
	"variables",
	"yield",
]);

/** Whether a text of several lines is in the code, in backticks or with a line break that is escaped. */
function isVerbatim(code: string): boolean {
	if (!code.includes("\n") || !/[`\\]/.test(code)) return false;
	const tokens = tokensOf(code);
	return (
		typeof tokens === "string" ||
		tokens.some(({ type, start, end }) => isText(type) && code.slice(start, end).includes("\n"))
	);
}

const isText = (type: unknown): boolean => type === tokTypes.template || type === tokTypes.string;
