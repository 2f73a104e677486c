/** Characters that change the text direction; in a title they would affect the text around it. */
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Unpaired surrogates. */
const BROKEN = /\p{Surrogate}/gu;

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Cleans user text: returns one line without invisible characters. */
export function oneLine(text: string): string {
	return text
		.replace(DIRECTIONS, "")
		.replace(BROKEN, "")
		.replace(/[\s\p{Cc}\u2028\u2029]+/gu, " ")
		.trim();
}

/** Cleans user text as `oneLine` does but keeps line breaks. */
export function severalLines(text: string): string {
	return text
		.split(/\r\n?|\n/)
		.map(oneLine)
		.join("\n");
}

/** Cuts a text to at most `length` grapheme clusters. */
export function shorten(text: string, length: number): string {
	const parts = Array.from(graphemes.segment(text), ({ segment }) => segment);
	return parts.length <= length
		? text
		: `${parts
				.slice(0, length - 1)
				.join("")
				.trimEnd()}…`;
}
