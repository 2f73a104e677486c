import { md5 } from "@noble/hashes/legacy.js";
import { fail, messageOf, type Result, succeed } from "@scriptorium/shared-protocol/errors";
import { type ChecksumAlgorithm, parseChecksums } from "@scriptorium/userscript/checksum";
import { MAX_REQUIRE_BYTES } from "../library/stored-script.ts";
import { readBytes } from "./read-bytes.ts";

/** Longest time for one file, in milliseconds. */
const REQUEST_TIMEOUT_MS = 15_000;

/** REQUIRE_FAILED: not a web address, not reachable, too large. CHECKSUM_MISMATCH: not the content that the author named. */
export type LoadFileErrorCode = "REQUIRE_FAILED" | "CHECKSUM_MISMATCH";

type Bytes = Uint8Array<ArrayBuffer>;

export interface LoadedFile {
	readonly bytes: Bytes;
	/** Media type that the server named; empty when it named none. */
	readonly type: string;
}

/**
 * Loads the file behind a `@require` or `@resource` without cookies and compares it with each checksum of its address.
 * @param address as written in the metadata
 */
export async function loadFile(
	address: string,
	fetcher: typeof fetch,
	deadline: AbortSignal,
): Promise<Result<LoadedFile, LoadFileErrorCode>> {
	const loaded = await load(address, fetcher, deadline);
	if (!loaded.ok) return loaded;
	const verified = await verify(address, loaded.value.bytes);
	return verified.ok ? loaded : verified;
}

async function load(
	address: string,
	fetcher: typeof fetch,
	deadline: AbortSignal,
): Promise<Result<LoadedFile, LoadFileErrorCode>> {
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
		return bytes === null
			? fail("REQUIRE_FAILED", `${address} is larger than 5 MB`)
			: succeed({ bytes, type: mediaTypeOf(response) });
	} catch (thrown) {
		return fail("REQUIRE_FAILED", `${address} could not be loaded`, messageOf(thrown));
	}
}

/** Every checksum of the address must match; a malformed one never does. */
async function verify(address: string, bytes: Bytes): Promise<Result<null, LoadFileErrorCode>> {
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

/** The media type without its parameters, if it is one. */
function mediaTypeOf(response: Response): string {
	const type = /^[^;]*/.exec(response.headers.get("content-type") ?? "")?.[0].trim() ?? "";
	return /^[\w.+-]{1,100}\/[\w.+-]{1,100}$/.test(type) ? type.toLowerCase() : "";
}
