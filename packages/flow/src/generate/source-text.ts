import type { Literal } from "./generated-code.ts";

/**
 * Characters that must be escaped in code: control characters and line ends (also U+2028), halves of surrogate pairs, and
 * bidirectional marks, which can hide code (trojansource.codes).
 */
const HIDDEN = /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]|\p{Surrogate}/gu;
const NAMED: Readonly<Record<string, string>> = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };

const escaped = (character: string): string =>
	NAMED[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** Writes a text as a string literal, in the quotes that need fewer escapes. Safe within a `<script>` element. */
export function quoted(text: string): string {
	const quote = text.split('"').length > text.split("'").length ? "'" : '"';
	const inner = text
		.replaceAll("\\", "\\\\")
		.replaceAll(quote, `\\${quote}`)
		.replaceAll(HIDDEN, escaped)
		.replaceAll(/<(?=[/!])/g, "<\\");
	return `${quote}${inner}${quote}`;
}

/** Writes a value as a literal. Undefined fields are left out. */
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
