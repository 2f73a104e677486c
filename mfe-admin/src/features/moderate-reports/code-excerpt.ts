/** A line of an excerpt. */
export interface ExcerptLine {
	/** From 1. */
	readonly number: number;
	readonly text: string;
	/** The place is in this line. */
	readonly hasPlace: boolean;
}

const LINES_AROUND = 2;
/** In UTF-16 units. A minified script has a single line, of which only the surroundings of the place can be read. */
const MAX_LINE_LENGTH = 300;
const LEAD = 100;

/**
 * Cuts the lines around a place out of a code.
 * @param code the stored text
 * @param place line and column, which count from 1
 * @returns up to five lines; none if the code has no such line
 */
export function excerptAt(code: string, place: { readonly line: number; readonly column: number }): ExcerptLine[] {
	const lines = code.split(/\r\n|[\n\r]/);
	if (place.line < 1 || place.line > lines.length) return [];
	const first = Math.max(1, place.line - LINES_AROUND);
	return lines.slice(first - 1, place.line + LINES_AROUND).map((line, index) => {
		const number = first + index;
		const hasPlace = number === place.line;
		return { number, text: shorten(line, hasPlace ? place.column : 1), hasPlace };
	});
}

function shorten(line: string, column: number): string {
	if (line.length <= MAX_LINE_LENGTH) return line;
	const start = Math.max(0, Math.min(column - 1 - LEAD, line.length - MAX_LINE_LENGTH));
	const end = start + MAX_LINE_LENGTH;
	// Without the second half of a character at the start and the first half of one at the end.
	const part = line.slice(start, end).replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, "");
	return `${start > 0 ? "…" : ""}${part}${end < line.length ? "…" : ""}`;
}
