/** The decoder of browsers, workers, Node and Deno. Declared here because this package is built without their types. */
declare const TextDecoder: new (
	label: string,
	options: { readonly fatal: boolean },
) => { readonly encoding: string; decode(bytes: Uint8Array): string };

export type DecodedBytes =
	| { readonly ok: true; readonly text: string }
	/** `encoding`: the one that the bytes do not fit. */
	| { readonly ok: false; readonly encoding: string };

const PARAMETER = /;\s*charset\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;"]*))/i;

/**
 * The character set that a content type names.
 *
 * @param contentType value of a Content-Type header, or of another place with its syntax
 * @returns the label as written; null without one
 */
export function charsetOf(contentType: string): string | null {
	const [, quoted, plain] = PARAMETER.exec(contentType) ?? [];
	return quoted?.replace(/\\(.)/g, "$1") ?? plain ?? null;
}

/**
 * Decodes a file as browsers decode scripts: by its byte order mark, else by the character set of its content type, else as UTF-8. Bytes
 * that do not fit are no text: replaced characters would be another program.
 *
 * @param bytes the whole file
 * @param contentType what its server said about it; empty for a file of this computer
 * @returns the text without its byte order mark, or the encoding that the bytes do not fit
 * @see https://encoding.spec.whatwg.org/#decode
 */
export function decodeText(bytes: Uint8Array, contentType = ""): DecodedBytes {
	const decoder = decoderFor(markOf(bytes) ?? charsetOf(contentType) ?? "utf-8");
	try {
		return { ok: true, text: decoder.decode(bytes) };
	} catch {
		return { ok: false, encoding: decoder.encoding };
	}
}

/** The encoding of a byte order mark. */
function markOf(bytes: Uint8Array): string | null {
	const [first, second, third] = bytes;
	if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
	if (first === 0xfe && second === 0xff) return "utf-16be";
	return first === 0xff && second === 0xfe ? "utf-16le" : null;
}

/** Labels that no encoding has count as missing. */
function decoderFor(label: string) {
	try {
		return new TextDecoder(label, { fatal: true });
	} catch {
		return new TextDecoder("utf-8", { fatal: true });
	}
}
