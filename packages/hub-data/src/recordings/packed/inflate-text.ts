/** The text is larger than allowed. A compressed text of a few kB can inflate to gigabytes. */
export class TooLarge extends Error {}

/**
 * Inflates a deflated text (RFC 1951, without a header), and stops at the limit.
 * @param base64 the compressed text
 * @param maxBytes largest result in bytes of UTF-8
 * @returns the text
 * @throws TooLarge above `maxBytes`; any other error for a text that is not deflated
 */
export async function inflateText(base64: string, maxBytes: number): Promise<string> {
	const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
	const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
	const decoder = new TextDecoder("utf-8", { fatal: true });
	let text = "";
	let length = 0;
	for (let part = await reader.read(); !part.done; part = await reader.read()) {
		length += part.value.length;
		if (length > maxBytes) {
			await reader.cancel();
			throw new TooLarge(`More than ${maxBytes} bytes`);
		}
		text += decoder.decode(part.value, { stream: true });
	}
	return text + decoder.decode();
}
