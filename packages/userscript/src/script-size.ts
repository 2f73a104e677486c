/**
 * Largest script in bytes of UTF-8: 4 MiB. The one limit of the hub's pages, functions and database (migration `large_scripts`), of
 * the extension and of the analyzer.
 */
export const MAX_SCRIPT_BYTES = 4 * 1024 * 1024;

/** The same as texts name it. */
export const MAX_SCRIPT_SIZE = `${MAX_SCRIPT_BYTES / 1024 / 1024} MB`;

/**
 * The length of a text in UTF-8. Counts without encoding it, so that a large text is not copied.
 *
 * @param text any text; half a surrogate pair counts as two of the pair's four bytes
 * @returns bytes
 */
export function utf8Length(text: string): number {
	let bytes = 0;
	for (let index = 0; index < text.length; index += 1) {
		const unit = text.charCodeAt(index);
		bytes += unit < 0x80 ? 1 : unit < 0x800 || (unit & 0xf800) === 0xd800 ? 2 : 3;
	}
	return bytes;
}

/**
 * Whether a text is larger than a script may be.
 *
 * @param text any text
 * @returns true beyond `MAX_SCRIPT_BYTES`
 */
export function exceedsScriptSize(text: string): boolean {
	if (text.length > MAX_SCRIPT_BYTES) return true;
	return text.length * 3 > MAX_SCRIPT_BYTES && utf8Length(text) > MAX_SCRIPT_BYTES;
}
