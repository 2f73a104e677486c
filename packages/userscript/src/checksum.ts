/** Digest lengths in bytes. Source: tampermonkey.net/documentation.php?q=sri (the algorithms it names). */
const DIGEST_BYTES = { md5: 16, sha1: 20, sha256: 32, sha384: 48, sha512: 64 } as const;

export type ChecksumAlgorithm = keyof typeof DIGEST_BYTES;

/** One `sha256=…` of an address, with the digest in one notation. */
export interface Checksum {
	readonly algorithm: ChecksumAlgorithm;
	/** The digest as lower-case hexadecimal digits, however it was written. */
	readonly hex: string;
	/** False for MD5 and SHA-1: an author can prepare two files that share such a digest. */
	readonly collisionResistant: boolean;
}

export interface AddressChecksums {
	/** The address without its fragment: what is fetched. */
	readonly url: string;
	/** In the order in which they are written. */
	readonly checksums: readonly Checksum[];
	/** Parts of the fragment that start like a checksum but are invalid: unknown algorithm, wrong length or alphabet. */
	readonly malformed: readonly string[];
}

const PART = /^([a-z]+-?\d+)[-=](.*)$/i;
const BASE64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/**
 * Reads the checksums in the fragment of a `@require` or `@resource` address: `#sha256=<hex>`, `#sha256-<base64>`,
 * several separated by a comma or semicolon. The notations are those that Tampermonkey documents ("Subresource
 * Integrity") and ScriptCat reads (`parseUrlSRI`, `isBase64`); Violentmonkey ignores checksums. Algorithm names are
 * lower case, since ScriptCat skips others. Never throws.
 *
 * @param address the address as written in the metadata
 * @returns the address without its fragment, its checksums and the parts that are malformed
 */
export function parseChecksums(address: string): AddressChecksums {
	const hash = address.indexOf("#");
	if (hash < 0) return { url: address, checksums: [], malformed: [] };
	const checksums: Checksum[] = [];
	const malformed: string[] = [];
	for (const part of address.slice(hash + 1).split(/[,;]/)) {
		const match = PART.exec(part);
		if (!match?.[1] || match[2] === undefined) continue;
		const checksum = toChecksum(match[1], match[2]);
		if (checksum) checksums.push(checksum);
		else malformed.push(part);
	}
	return { url: address.slice(0, hash), checksums, malformed };
}

/**
 * The checksum that keeps the content of an address from changing. Where several are written Tampermonkey compares only
 * the last one, so the last one must be valid and collision-resistant.
 *
 * @param address the address as written in the metadata
 * @returns the last checksum of the fragment; null when there is none, or it is malformed, MD5 or SHA-1
 */
export function pinningChecksum(address: string): Checksum | null {
	const last = address
		.slice(address.indexOf("#") + 1)
		.split(/[,;]/)
		.at(-1);
	const [checksum] = address.includes("#") ? parseChecksums(`#${last ?? ""}`).checksums : [];
	return checksum?.collisionResistant ? checksum : null;
}

function toChecksum(name: string, digest: string): Checksum | null {
	if (!isAlgorithm(name)) return null;
	const bytes = DIGEST_BYTES[name];
	const hex = toHex(digest, bytes);
	return hex === null ? null : { algorithm: name, hex, collisionResistant: bytes >= DIGEST_BYTES.sha256 };
}

function isAlgorithm(name: string): name is ChecksumAlgorithm {
	return Object.hasOwn(DIGEST_BYTES, name);
}

/** Hexadecimal or padded standard base64 of exactly `bytes` bytes; null for anything else. */
function toHex(digest: string, bytes: number): string | null {
	if (/^[0-9a-f]+$/i.test(digest) && digest.length === bytes * 2) return digest.toLowerCase();
	const characters = Math.ceil((bytes * 4) / 3);
	const padding = "=".repeat((4 - (characters % 4)) % 4);
	if (digest.length !== characters + padding.length || !digest.endsWith(padding)) return null;
	let bits = "";
	for (const character of digest.slice(0, characters)) {
		const value = BASE64.indexOf(character);
		if (value < 0) return null;
		bits += value.toString(2).padStart(6, "0");
	}
	let hex = "";
	for (let at = 0; at < bytes * 8; at += 4) hex += Number.parseInt(bits.slice(at, at + 4), 2).toString(16);
	return hex;
}
