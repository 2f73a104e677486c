/** A part of a text. The parts together are the text. */
export interface CodePart {
	readonly text: string;
	/** Number of its first line, from 1. */
	readonly line: number;
	/** About how many lines it takes on the screen. */
	readonly lines: number;
}

/** About as much as a few screens hold, so that laying one out takes some milliseconds. */
const PART_LENGTH = 16_000;
/** Characters of a line on the screen, roughly. */
const LINE_LENGTH = 100;

/**
 * Splits a text into parts at line ends; within a line where that is longer than a part.
 *
 * @param code any text
 * @returns at least one part
 */
export function splitCode(code: string): readonly CodePart[] {
	const parts: CodePart[] = [];
	let line = 1;
	for (let start = 0; start < code.length; ) {
		const limit = Math.min(code.length, start + PART_LENGTH);
		const lineEnd = limit === code.length ? limit : code.lastIndexOf("\n", limit - 1) + 1;
		const end = lineEnd > start ? lineEnd : afterPair(code, limit);
		const text = code.slice(start, end);
		const breaks = text.split("\n").length - 1;
		parts.push({ text, line, lines: Math.max(1, breaks, Math.ceil(text.length / LINE_LENGTH)) });
		line += breaks;
		start = end;
	}
	return parts.length > 0 ? parts : [{ text: "", line: 1, lines: 1 }];
}

/** The offset itself, or the one behind it where it would split a pair of surrogates. */
function afterPair(code: string, offset: number): number {
	return /[\udc00-\udfff]/.test(code[offset] ?? "") ? offset + 1 : offset;
}
