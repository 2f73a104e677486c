import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";

/** Of the bytes of a SHA-256: too many to search for a second text with the same ones. */
const DIGEST_LENGTH = 9;
/** Characters of a digest. */
export const DIGEST_TEXT_LENGTH = 12;
const BASE64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** The beginning of the SHA-256 of a text, in base64. */
export function digestOfText(text: string): string {
	const bytes = sha256(utf8ToBytes(text)).subarray(0, DIGEST_LENGTH);
	let digest = "";
	for (let at = 0; at < bytes.length; at += 3) {
		const bits = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
		for (const shift of [18, 12, 6, 0]) digest += BASE64[(bits >> shift) & 63] ?? "";
	}
	return digest;
}
