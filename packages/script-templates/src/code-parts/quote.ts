/**
 * Writes a value of a slot as a constant of the script.
 *
 * A percent sign is escaped because a bookmark's address is decoded before it runs.
 *
 * @param value a parsed value
 * @returns a JavaScript literal on one line
 */
export function quote(value: unknown): string {
	return JSON.stringify(value)
		.replaceAll("%", "\\u0025")
		.replaceAll("\u2028", "\\u2028")
		.replaceAll("\u2029", "\\u2029");
}
