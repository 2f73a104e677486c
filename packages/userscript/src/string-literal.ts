/**
 * Writes a text as a JavaScript string literal that cannot end a script element, a comment or a metadata block.
 *
 * @param text any text
 * @returns the literal, with its double quotes
 */
export function stringLiteral(text: string): string {
	const escapes: Readonly<Record<string, string>> = {
		"<": "\\u003c",
		">": "\\u003e",
		"/": "\\/",
		"=": "\\u003d",
		"\u2028": "\\u2028",
		"\u2029": "\\u2029",
	};
	return JSON.stringify(text).replace(/[<>/=\u2028\u2029]/g, (character) => escapes[character] ?? character);
}
