import { textOf } from "./intact-dom.ts";

/** Maximum length of a name, in UTF-16 units: longer texts are content, which changes. */
export const MAX_TEXT_LENGTH = 80;

/**
 * Collapses white space to single blanks and trims.
 * @param text any text
 * @returns one line
 */
export const plain = (text: string): string => text.replace(/\s+/g, " ").trim();

/**
 * The text of an element on one line.
 * @param element any element
 * @returns empty when it is longer than `MAX_TEXT_LENGTH`
 */
export function shortTextOf(element: Element): string {
	const raw = textOf(element);
	// Collapsing the indentation of markup would not make such a text short enough.
	if (raw.length > MAX_TEXT_LENGTH * 8) return "";
	const text = plain(raw);
	return text.length > MAX_TEXT_LENGTH ? "" : text;
}
