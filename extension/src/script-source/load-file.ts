import { md5 } from "@noble/hashes/legacy.js";
import { fail, messageOf, type Result, succeed } from "@scriptorium/core-types/errors";
import { hasRatedChecksum, withoutRatedChecksum } from "@scriptorium/shared-protocol/served-libraries";
import { type ChecksumAlgorithm, parseChecksums } from "@scriptorium/userscript/checksum";
import { isDataAddress, readDataAddress } from "@scriptorium/userscript/data-address";
import { type FileLoad, MAX_REQUIRE_BYTES } from "../script-library/stored-script.ts";
import { readBytes } from "./read-bytes.ts";

/** Longest time for one file, in milliseconds. */
const REQUEST_TIMEOUT_MS = 15_000;

/** REQUIRE_FAILED: no address that can be loaded, not reachable, too large. CHECKSUM_MISMATCH: not the content that the author named. */
export type LoadFileErrorCode = "REQUIRE_FAILED" | "CHECKSUM_MISMATCH";

type Bytes = Uint8Array<ArrayBuffer>;

export interface LoadedFile {
	readonly bytes: Bytes;
	/** As the server sent it; empty when it named none. */
	readonly contentType: string;
	readonly load?: Omit<FileLoad, "at">;
}

export interface LoadFileOptions {
	readonly fetcher: typeof fetch;
	readonly deadline: AbortSignal;
	/** Address that the script is installed from, for relative ones; empty where it has none. */
	readonly base: string;
	/** When the file that is kept was loaded; null where none is kept. */
	readonly kept: FileLoad | null;
}

/**
 * Loads the file behind a `@require` or `@resource` without cookies and compares it with each checksum of its address.
 * @param address as written in the metadata
 * @returns null when its server says that it is still the one that is kept
 */
export async function loadFile(
	address: string,
	options: LoadFileOptions,
): Promise<Result<LoadedFile | null, LoadFileErrorCode>> {
	const loaded = isDataAddress(address) ? readAddress(address) : await load(address, options);
	if (!loaded.ok || loaded.value === null) return loaded;
	const verified = await verify(address, loaded.value.bytes);
	return verified.ok ? loaded : verified;
}

/** The file that a `data:` address holds. */
function readAddress(address: string): Result<LoadedFile, LoadFileErrorCode> {
	const data = readDataAddress(address);
	if (data !== null) return succeed(data);
	return fail("REQUIRE_FAILED", `${address.slice(0, 100)} is not a data: address that can be read`);
}

async function load(
	address: string,
	{ fetcher, deadline, base, kept }: LoadFileOptions,
): Promise<Result<LoadedFile | null, LoadFileErrorCode>> {
	const { url: written } = parseChecksums(address);
	const isAbsolute = URL.canParse(written);
	if (!isAbsolute && base === "")
		return fail("REQUIRE_FAILED", `${address} is relative, and the script was not installed from a web address`);
	const url = URL.canParse(written, base || undefined) ? new URL(written, base || undefined) : null;
	if (url === null || !["http:", "https:"].includes(url.protocol))
		return fail("REQUIRE_FAILED", `${address} is not a web address`);
	// A relative address may have led to another server before.
	const asked = isAbsolute ? kept : null;
	try {
		const response = await fetcher(url.href, {
			credentials: "omit",
			referrerPolicy: "no-referrer",
			cache: "no-store",
			headers: {
				...(asked?.etag == null ? {} : { "if-none-match": asked.etag }),
				...(asked?.lastModified == null ? {} : { "if-modified-since": asked.lastModified }),
			},
			signal: AbortSignal.any([deadline, AbortSignal.timeout(REQUEST_TIMEOUT_MS)]),
		});
		if (response.redirected && !response.url.startsWith("https:")) {
			return fail("REQUIRE_FAILED", `${address} leads to an address without https`);
		}
		if (response.status === 304 && asked !== null) return succeed(null);
		if (!response.ok) return fail("REQUIRE_FAILED", `${address} answered ${response.status}`);
		const bytes = await readBytes(response, MAX_REQUIRE_BYTES);
		if (bytes === null) return fail("REQUIRE_FAILED", `${address} is larger than 5 MB`);
		const header = (name: string): string | null => response.headers.get(name);
		return succeed({
			bytes,
			contentType: header("content-type") ?? "",
			load: {
				etag: header("etag")?.slice(0, 1000) ?? null,
				lastModified: header("last-modified")?.slice(0, 100) ?? null,
			},
		});
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
			return fail("CHECKSUM_MISMATCH", `${otherFile(address)} (expected ${algorithm} ${hex}, got ${actual})`);
		}
	}
	return succeed(null);
}

/** Says what is wrong with a file, and what to do. */
function otherFile(address: string): string {
	return hasRatedChecksum(address)
		? `${withoutRatedChecksum(address)} is not the file that the hub has checked: its server delivers another one now. The hub looks at it again within three days; try again then, or ask the author for an address whose file does not change`
		: `${address} is not what the author named: its server delivers another file now. Ask the author for a new version`;
}

const WEB_CRYPTO = { sha1: "SHA-1", sha256: "SHA-256", sha384: "SHA-384", sha512: "SHA-512" } as const;

async function digest(algorithm: ChecksumAlgorithm, bytes: Bytes): Promise<string> {
	// Web Crypto has no MD5.
	const hash =
		algorithm === "md5" ? md5(bytes) : new Uint8Array(await crypto.subtle.digest(WEB_CRYPTO[algorithm], bytes));
	return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
