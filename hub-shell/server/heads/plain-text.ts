/** Orders that turn the direction of what follows: in a title they would turn our own words around it. */
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Halves of a character, from a text that was cut in the wrong place. */
const BROKEN = /\p{Surrogate}/gu;

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** A text that somebody wrote, as one line without anything that cannot be seen. */
export function oneLine(text: string): string {
	return text
		.replace(DIRECTIONS, "")
		.replace(BROKEN, "")
		.replace(/[\s\p{Cc}\u2028\u2029]+/gu, " ")
		.trim();
}

/** The same for a text of several lines, which stay lines. */
export function severalLines(text: string): string {
	return text
		.split(/\r\n?|\n/)
		.map(oneLine)
		.join("\n");
}

/** At most `length` characters as a reader counts them; never half of one. */
export function shorten(text: string, length: number): string {
	const parts = Array.from(graphemes.segment(text), ({ segment }) => segment);
	return parts.length <= length
		? text
		: `${parts
				.slice(0, length - 1)
				.join("")
				.trimEnd()}…`;
}
