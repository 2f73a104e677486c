/** Rows of a bulk insert, or arguments of a function: as many as the rows of an answer (`max_rows`). */
export const MAX_JSON_ENTRIES = 1_000;
/** Values of all levels together. A flow of 10,000 steps, the largest, has about 200,000. */
export const MAX_JSON_VALUES = 300_000;
export const MAX_JSON_DEPTH = 100;

const [QUOTE, BACKSLASH, COMMA, OPEN, CLOSE, OPEN_BRACE, CLOSE_BRACE] = [0x22, 0x5c, 0x2c, 0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Whether a JSON text has a shape that the REST service reads quickly. Only its bytes are scanned, in a few milliseconds for the largest
 * body: to parse it first would cost what the limit is to save. A text that is no JSON is left to its reader.
 * @param bytes the body, in UTF-8
 * @returns why it is refused, as a sentence; null when it may go on
 */
export function refuseJsonShape(bytes: Uint8Array): string | null {
	let [depth, values, entries] = [0, 0, 0];
	let isInText = false;
	for (let index = 0; index < bytes.length; index++) {
		const byte = bytes[index];
		if (byte === QUOTE) isInText = !isInText;
		else if (isInText) {
			if (byte === BACKSLASH) index++;
		} else if (byte === COMMA) {
			values++;
			if (depth <= 1) entries++;
		} else if (byte === OPEN || byte === OPEN_BRACE) {
			values++;
			depth++;
			if (depth > MAX_JSON_DEPTH) return `JSON may be nested at most ${MAX_JSON_DEPTH} levels deep.`;
		} else if (byte === CLOSE || byte === CLOSE_BRACE) depth--;
	}
	if (entries >= MAX_JSON_ENTRIES) return `A request may have at most ${MAX_JSON_ENTRIES} rows or arguments. Split it.`;
	if (values > MAX_JSON_VALUES) return `A request may have at most ${MAX_JSON_VALUES} values. Split it.`;
	return null;
}
