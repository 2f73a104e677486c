import { md5 } from "@noble/hashes/legacy.js";
import { fail, messageOf, type Result, succeed } from "@scriptorium/shared-protocol/errors";
import { type ChecksumAlgorithm, parseChecksums } from "@scriptorium/userscript/checksum";
import { MAX_REQUIRE_BYTES, type StoredRequire } from "../library/stored-script.ts";
import { readBytes } from "./read-bytes.ts";

/** Largest size of all `@require` texts of a script together, in bytes. */
export const MAX_ALL_REQUIRES_BYTES = 20 * 1024 * 1024;
/** Longest time for all of them together, in milliseconds. */
export const LOAD_REQUIRES_TIMEOUT_MS = 60_000;
const MAX_REQUIRES = 50;
const REQUEST_TIMEOUT_MS = 15_000;

/** REQUIRE_FAILED: not a web address, not reachable, too large. CHECKSUM_MISMATCH: not the content that the author named. */
export type LoadRequiresErrorCode = "REQUIRE_FAILED" | "CHECKSUM_MISMATCH";

/**
 * Loads what the `@require` lines of a script name, in their order, and compares each with its checksums. All or nothing:
 * the first that cannot be loaded, or differs, is the error.
 * @param addresses as written in the metadata
 */
export async function loadRequires(
	addresses: readonly string[],
	fetcher: typeof fetch,
): Promise<Result<StoredRequire[], LoadRequiresErrorCode>> {
	if (addresses.length > MAX_REQUIRES) return fail("REQUIRE_FAILED", `It asks for more than ${MAX_REQUIRES} libraries`);
	const deadline = AbortSignal.timeout(LOAD_REQUIRES_TIMEOUT_MS);
	const loaded: StoredRequire[] = [];
	let size = 0;
	for (const address of addresses) {
		const bytes = await load(address, fetcher, deadline);
		if (!bytes.ok) return bytes;
		size += bytes.value.byteLength;
		if (size > MAX_ALL_REQUIRES_BYTES) return fail("REQUIRE_FAILED", "Its libraries are larger than 20 MB together");
		const verified = await verify(address, bytes.value);
		if (!verified.ok) return verified;
		loaded.push({ address, text: new TextDecoder().decode(bytes.value) });
	}
	return succeed(loaded);
}

type Bytes = Uint8Array<ArrayBuffer>;

async function load(
	address: string,
	fetcher: typeof fetch,
	deadline: AbortSignal,
): Promise<Result<Bytes, LoadRequiresErrorCode>> {
	const { url } = parseChecksums(address);
	if (!/^https?:\/\//i.test(url) || !URL.canParse(url))
		return fail("REQUIRE_FAILED", `${address} is not a web address`);
	try {
		const response = await fetcher(url, {
			credentials: "omit",
			referrerPolicy: "no-referrer",
			cache: "no-store",
			signal: AbortSignal.any([deadline, AbortSignal.timeout(REQUEST_TIMEOUT_MS)]),
		});
		if (response.redirected && !response.url.startsWith("https:")) {
			return fail("REQUIRE_FAILED", `${address} leads to an address without https`);
		}
		if (!response.ok) return fail("REQUIRE_FAILED", `${address} answered ${response.status}`);
		const bytes = await readBytes(response, MAX_REQUIRE_BYTES);
		return bytes === null ? fail("REQUIRE_FAILED", `${address} is larger than 5 MB`) : succeed(bytes);
	} catch (thrown) {
		return fail("REQUIRE_FAILED", `${address} could not be loaded`, messageOf(thrown));
	}
}

/** Every checksum of the address must match; a malformed one never does. */
async function verify(address: string, bytes: Bytes): Promise<Result<null, LoadRequiresErrorCode>> {
	const { checksums, malformed } = parseChecksums(address);
	const unreadable = malformed.find((part) => /^(?:md|sha)-?\d/i.test(part));
	if (unreadable !== undefined) return fail("CHECKSUM_MISMATCH", `${unreadable} in ${address} is not a checksum`);
	for (const { algorithm, hex } of checksums) {
		const actual = await digest(algorithm, bytes);
		if (actual !== hex) {
			return fail(
				"CHECKSUM_MISMATCH",
				`${address} is not what the author named: expected ${algorithm} ${hex}, got ${actual}`,
			);
		}
	}
	return succeed(null);
}

const WEB_CRYPTO = { sha1: "SHA-1", sha256: "SHA-256", sha384: "SHA-384", sha512: "SHA-512" } as const;

async function digest(algorithm: ChecksumAlgorithm, bytes: Bytes): Promise<string> {
	// Web Crypto has no MD5.
	const hash =
		algorithm === "md5" ? md5(bytes) : new Uint8Array(await crypto.subtle.digest(WEB_CRYPTO[algorithm], bytes));
	return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
