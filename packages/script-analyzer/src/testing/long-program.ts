/** Functions of different names and bodies; together with what is added they are longer than the longest short program. */
const FUNCTIONS = 520;

/**
 * Makes a long program of a short one, as bundled libraries do.
 *
 * @param code a userscript or a program of one line
 * @returns the code, followed by functions that do no harm
 */
export function lengthened(code: string): string {
	const fillers = Array.from(
		{ length: FUNCTIONS },
		(_none, index) =>
			`function partOfALongProgram${index}(left, right) { const product = left * ${index}; return product + right - ${index} / (left + right); }`,
	);
	return [code, ...fillers].join("\n");
}

/**
 * Makes the text of a program long, and not the program.
 *
 * @param code a userscript or a program of one line
 * @returns the code, followed by a comment
 */
export function padded(code: string): string {
	return `${code}\n/* ${"Nothing is said here. ".repeat(4_000)} */`;
}
