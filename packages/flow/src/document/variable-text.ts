import type { StepData } from "./flow-document.ts";

/** A name that `${name}` can read. */
const NAME = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;
const READ = /\$\{\s*([\p{ID_Start}$_][\p{ID_Continue}$]*)\s*\}/gu;

/**
 * Tests whether a text can be the name of a variable of a flow.
 * @param name a name as typed
 * @returns whether `${name}` reads it
 */
export const isVariableName = (name: string): boolean => NAME.test(name);

/**
 * Lists the variables that a text reads by `${name}`.
 * @param text value, address, message or selector of a step
 * @returns their names in the order of the text; a name that is read twice is there twice
 */
export const variablesIn = (text: string): string[] =>
	splitVariables(text).flatMap((part) => (typeof part === "string" ? [] : [part.variable]));

/** A part of a text: as it is, or what a variable holds. */
export type TextPart = string | { readonly variable: string };

/**
 * Splits a text at its `${name}` placeholders. As in JavaScript, `\${name}` is the literal text, and `\\${name}` is one backslash
 * followed by the value of the variable.
 * @param text value, address, message or selector of a step
 * @returns the parts in their order, without empty ones
 */
export function splitVariables(text: string): TextPart[] {
	const parts: TextPart[] = [];
	let literal = "";
	let from = 0;
	for (const { 0: read, 1: variable = "", index } of text.matchAll(READ)) {
		const slashes = backslashesBefore(text, index, from);
		literal += text.slice(from, index - Math.ceil(slashes / 2));
		from = index + read.length;
		if (slashes % 2 === 1) {
			literal += read;
			continue;
		}
		if (literal !== "") parts.push(literal);
		parts.push({ variable });
		literal = "";
	}
	literal += text.slice(from);
	return literal === "" ? parts : [...parts, literal];
}

function backslashesBefore(text: string, end: number, from: number): number {
	let start = end;
	while (start > from && text[start - 1] === "\\") start -= 1;
	return end - start;
}

/**
 * Writes a text so that a step takes it as it is.
 * @param text what somebody has typed in a page
 * @returns the text with backslashes in front of what would read a variable
 */
export function withoutVariables(text: string): string {
	let written = "";
	let from = 0;
	for (const { 0: read, index } of text.matchAll(READ)) {
		written += `${text.slice(from, index)}${"\\".repeat(backslashesBefore(text, index, from) + 1)}${read}`;
		from = index + read.length;
	}
	return written + text.slice(from);
}

/**
 * Lists the texts of a step that may read variables. The selector of a recorded element is data.
 * @param data fields of the step
 * @returns the texts that it has
 */
export function variableTexts({ selector, target, value, url, message, condition }: StepData): string[] {
	const typed = target !== undefined && selector === target.primary ? undefined : selector;
	return [typed, value, url, message, condition].flatMap((text) => text ?? []);
}
