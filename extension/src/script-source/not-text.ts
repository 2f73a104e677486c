/**
 * Explains that a file is no text in the encoding that it should have.
 * @param what the file, at the beginning of a sentence
 * @param encoding in lower case, as of `decodeText`
 */
export const notText = (what: string, encoding: string): string =>
	`${what} is not text in ${encoding.toUpperCase()}${encoding === "utf-8" ? ", and nothing names another encoding. Save it as UTF-8" : ""}`;
