import { splitVariables } from "../document/variable-text.ts";
import type { Literal } from "./generated-code.ts";

/**
 * Characters that must be escaped in code: control characters and line ends (also U+2028), halves of surrogate pairs, and
 * bidirectional marks, which can hide code (trojansource.codes).
 */
const HIDDEN = /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]|\p{Surrogate}/gu;
const NAMED: Readonly<Record<string, string>> = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };

const escaped = (character: string): string =>
	NAMED[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** Breaks up what would end a script element, begin a comment of HTML, or delimit the metadata of a userscript. */
const apart = (inner: string): string =>
	inner.replaceAll(/<(?=[/!])/g, "<\\").replaceAll(/==(?=\/?User(?:Script|Subscribe)==)/gi, "=\\u003d");

/**
 * Writes a text as a string literal. Safe within a `<script>` element.
 * @param text any text
 * @returns the literal, in the quotes that need fewer escapes
 */
export function quoted(text: string): string {
	const quote = text.split('"').length > text.split("'").length ? "'" : '"';
	const inner = text.replaceAll("\\", "\\\\").replaceAll(quote, `\\${quote}`).replaceAll(HIDDEN, escaped);
	return `${quote}${apart(inner)}${quote}`;
}

/**
 * Writes a text that may read variables: `${name}` in it is what the variable holds, and never code.
 * @param text value, address, message or selector of a step
 * @returns a string literal, or a template literal with reads of `variables`
 */
export function writeTemplate(text: string): string {
	const parts = splitVariables(text);
	if (parts.every((part) => typeof part === "string")) return quoted(parts.join(""));
	const inner = parts.map((part) =>
		typeof part === "string"
			? part.replaceAll(/[\\`]|\$(?=\{)/g, "\\$&").replaceAll(HIDDEN, escaped)
			: `\${${variableAccess(part.variable)}}`,
	);
	return `\`${apart(inner.join(""))}\``;
}

/**
 * Writes the place where a variable of the flow is kept.
 * @param name as typed
 * @returns `variables.name`, or with brackets for names that are no identifiers
 */
export const variableAccess = (name: string): string =>
	/^[a-z_$][\w$]*$/i.test(name) ? `variables.${name}` : `variables[${quoted(name)}]`;

/**
 * Writes a value as a literal.
 * @param value any value; undefined fields are left out
 * @returns an expression on one line
 */
export function literalText(value: Literal): string {
	if (typeof value === "string") return quoted(value);
	if (value === null || typeof value !== "object") return String(value);
	if (isList(value)) return `[${value.map(literalText).join(", ")}]`;
	const fields = Object.entries(value).flatMap(([name, field]) =>
		field === undefined ? [] : [`${/^[a-z]\w*$/i.test(name) ? name : quoted(name)}: ${literalText(field)}`],
	);
	return fields.length === 0 ? "{}" : `{ ${fields.join(", ")} }`;
}

/** `Array.isArray` does not narrow to readonly arrays. */
const isList = (value: object): value is readonly Literal[] => Array.isArray(value);

/**
 * Writes a text as comments, one per line. It cannot end the comment or a `<script>` element around it, nor begin the
 * metadata block of a userscript (`==UserScript==`).
 * @param text any text
 * @returns lines that begin with `//`
 */
export function commentLines(text: string): string[] {
	return text
		.split(/[\n\r\u2028\u2029]+/)
		.map((line) =>
			line
				.replaceAll(HIDDEN, " ")
				.replaceAll(/<(?=[/!])/g, "< ")
				.replaceAll(/={2,}/g, "=")
				.trim(),
		)
		.filter((line) => line !== "")
		.map((line) => `// ${line}`);
}
