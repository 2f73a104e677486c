/** Functions of browsers, workers, Node and Deno. Declared here because this package is built without their types. */
declare const URL: { canParse(address: string): boolean; new (address: string): { readonly href: string } };
declare function atob(text: string): string;

/** What a `data:` address holds. */
export interface DataAddress {
	/** Media type with its parameters, as a Content-Type header has it. */
	readonly contentType: string;
	readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Without the character set US-ASCII of RFC 2397, which decoders read as windows-1252 and script managers as UTF-8. */
const DEFAULT_TYPE = "text/plain";
const TYPE = /^[\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+\s*(?:;.*)?$/;

/**
 * Whether an address is a `data:` address.
 *
 * @param address as its author wrote it
 * @returns whether its scheme is `data`
 */
export const isDataAddress = (address: string): boolean => /^\s*data:/i.test(address);

/**
 * Reads a `data:` address as browsers load it: percent-encoded or in base64, up to its fragment.
 *
 * @param address as its author wrote it
 * @returns null for another address, and for one without a comma or with invalid base64
 * @see https://fetch.spec.whatwg.org/#data-url-processor
 */
export function readDataAddress(address: string): DataAddress | null {
	if (!isDataAddress(address) || !URL.canParse(address)) return null;
	const { href } = new URL(address);
	const hash = href.indexOf("#");
	const content = (hash < 0 ? href : href.slice(0, hash)).slice("data:".length);
	const comma = content.indexOf(",");
	if (comma < 0) return null;
	const head = content.slice(0, comma).trim();
	const base64 = /;\s*base64$/i.exec(head);
	const bytes = percentDecoded(content.slice(comma + 1));
	const decoded = base64 === null ? bytes : fromBase64(bytes);
	if (decoded === null) return null;
	const type = base64 === null ? head : head.slice(0, base64.index);
	const written = type.startsWith(";") ? `text/plain${type}` : type;
	return { contentType: TYPE.test(written) ? written : DEFAULT_TYPE, bytes: decoded };
}

function percentDecoded(text: string): Uint8Array<ArrayBuffer> {
	// The parser has percent-encoded everything outside of ASCII.
	const bytes = new Uint8Array(text.length);
	let count = 0;
	for (let at = 0; at < text.length; at += 1) {
		const hex = text[at] === "%" ? /^[\da-f]{2}$/i.exec(text.slice(at + 1, at + 3)) : null;
		bytes[count] = hex === null ? text.charCodeAt(at) : Number.parseInt(hex[0], 16);
		if (hex !== null) at += 2;
		count += 1;
	}
	return bytes.slice(0, count);
}

function fromBase64(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
	let letters = "";
	for (const byte of bytes) letters += String.fromCharCode(byte);
	try {
		return Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
	} catch {
		return null;
	}
}
