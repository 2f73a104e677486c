import { textOf } from "./intact-dom.ts";

/** Longer texts are content, which changes; what people call things by is shorter. In UTF-16 units. */
export const LONGEST_TEXT = 80;

/** One line without the blanks that browsers do not show. */
export const plain = (text: string): string => text.replace(/\s+/g, " ").trim();

/** The text of an element on one line; empty when it has none or more than a name has. */
export function shortTextOf(element: Element): string {
	const raw = textOf(element);
	// Markup is indented: what is far longer than a name stays so without its blanks.
	if (raw.length > LONGEST_TEXT * 8) return "";
	const text = plain(raw);
	return text.length > LONGEST_TEXT ? "" : text;
}
