import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { KnownLibrary } from "./chosen-libraries.ts";
import { libraryOfAddress, libraryOfDigest } from "./known-library.ts";

/** Some servers put it before a file; loaders remove it. */
const BYTE_ORDER_MARK = "\uFEFF";

/**
 * The listed library that a loaded file is.
 *
 * @param address from which it was loaded
 * @param text its decoded text
 * @returns null for a file that is not in the list: also for one that a public server of packages delivers in place of a listed file,
 * because those servers deliver the published bytes. Servers that build their own files are known by the address alone
 */
export function identifyLibrary(address: string, text: string): KnownLibrary | null {
	const listed = libraryOfDigest(digestOf(text)) ?? libraryOfDigest(digestOf(BYTE_ORDER_MARK + text));
	if (listed !== null) return listed;
	const named = libraryOfAddress(address);
	return named?.isByteExact === false ? named.library : null;
}

const digestOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));
