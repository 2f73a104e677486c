/** In bytes a time: `String.fromCharCode` takes its characters as arguments. */
const PIECE = 32_768;

/** A text as UTF-8, deflated (RFC 1951, without a header), in base64. */
export async function deflateText(text: string): Promise<string> {
	const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
	const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
	let binary = "";
	for (let at = 0; at < bytes.length; at += PIECE) binary += String.fromCharCode(...bytes.subarray(at, at + PIECE));
	return btoa(binary);
}

/** More came out than there may be: a text of a few kB can unfold into gigabytes. */
export class TooLarge extends Error {}

/**
 * The text again, read no further than it may go.
 * @param most bytes of UTF-8
 * @throws TooLarge; any other error for a text that is not deflated
 */
export async function inflateText(base64: string, most: number): Promise<string> {
	const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
	const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
	const decoder = new TextDecoder("utf-8", { fatal: true });
	let text = "";
	let length = 0;
	for (let part = await reader.read(); !part.done; part = await reader.read()) {
		length += part.value.length;
		if (length > most) {
			await reader.cancel();
			throw new TooLarge(`More than ${most} bytes`);
		}
		text += decoder.decode(part.value, { stream: true });
	}
	return text + decoder.decode();
}
