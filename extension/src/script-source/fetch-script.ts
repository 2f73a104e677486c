import { fail, messageOf, type Result, succeed } from "@scriptorium/core-types/errors";
import { decodeText } from "@scriptorium/userscript/decode-text";
import { MAX_SCRIPT_BYTES, MAX_SCRIPT_SIZE } from "@scriptorium/userscript/script-size";
import { readHubScriptAddress } from "../hub/hub-script-address.ts";
import { notText } from "./not-text.ts";
import { readBytes } from "./read-bytes.ts";

const TIMEOUT_MS = 15_000;
const JAVASCRIPT = /^(?:text|application)\/(?:x-)?javascript(?:\s*;.*)?$/i;
const HTML = /^(?:text\/html|application\/xhtml\+xml)\b/i;

export type FetchErrorCode = "PERMISSION_DENIED" | "NETWORK_ERROR" | "INVALID_SCRIPT";

export interface FetchedScript {
	readonly code: string;
	/** Entity tag of the answer; null when there is none. */
	readonly etag: string | null;
}

export interface FetchScriptOptions {
	readonly hubOrigin: string;
	readonly fetcher: typeof fetch;
	readonly signal?: AbortSignal;
	/** Entity tag of an earlier answer. */
	readonly etag?: string | null;
}

/**
 * Fetches a userscript without cookies, limited in size. From the hub only as JavaScript and without redirects; from other web servers
 * also as plain text, never as a page, and over https when the address says so.
 * @param url web address of a userscript or of its metadata
 * @returns null when the answer is still the one with `etag`
 */
export async function fetchScript(
	url: string,
	{ hubOrigin, fetcher, signal, etag = null }: FetchScriptOptions,
): Promise<Result<FetchedScript | null, FetchErrorCode>> {
	const hubAddress = readHubScriptAddress(url, hubOrigin);
	const address = hubAddress ?? readWebAddress(url, hubOrigin);
	if (address === null) return fail("PERMISSION_DENIED", "This is not the address of a userscript");
	const server = hubAddress === null ? new URL(address).host : "The hub";
	const timeout = AbortSignal.timeout(TIMEOUT_MS);
	try {
		const response = await fetcher(address, {
			credentials: "omit",
			redirect: hubAddress === null ? "follow" : "error",
			referrerPolicy: "no-referrer",
			cache: "no-store",
			headers: {
				// The hub does not count this as an install: the file is shown before it is installed (`report-install.ts`).
				accept: hubAddress === null ? "text/javascript, text/plain;q=0.9, */*;q=0.1" : "text/javascript;by=scriptorium",
				...(etag === null ? {} : { "if-none-match": etag }),
			},
			signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
		});
		if (response.status === 304 && etag !== null) return succeed(null);
		if (!response.ok) return fail("NETWORK_ERROR", `${server} answered ${response.status}`);
		if (response.redirected && address.startsWith("https:") && !response.url.startsWith("https:")) {
			return fail("NETWORK_ERROR", `${server} leads to an address without https`);
		}
		const type = response.headers.get("content-type") ?? "";
		if (hubAddress === null ? HTML.test(type) : !JAVASCRIPT.test(type)) {
			return fail(
				"INVALID_SCRIPT",
				`${hubAddress === null ? `The answer of ${server}` : "The hub's answer"} is not JavaScript`,
			);
		}
		const bytes = await readBytes(response, MAX_SCRIPT_BYTES);
		if (bytes === null) return fail("INVALID_SCRIPT", `The script is larger than ${MAX_SCRIPT_SIZE}`);
		const decoded = decodeText(bytes, type);
		if (!decoded.ok) return fail("INVALID_SCRIPT", notText(`The script of ${server}`, decoded.encoding));
		return succeed({
			code: decoded.text,
			etag: response.headers.get("etag")?.slice(0, 1000) ?? null,
		});
	} catch (thrown) {
		return fail("NETWORK_ERROR", `${server} could not be reached`, messageOf(thrown));
	}
}

/**
 * The web address of a userscript outside of the hub, without its fragment.
 * @returns null for an address that is none, has a password in it, or is the hub's own without being that of a userscript
 */
export function readWebAddress(text: string, hubOrigin: string): string | null {
	if (!URL.canParse(text)) return null;
	const url = new URL(text);
	const plain = url.username === "" && url.password === "";
	if (!["http:", "https:"].includes(url.protocol) || !plain || url.origin === hubOrigin) return null;
	url.hash = "";
	return url.href;
}

/** The web address that a script is installed from, as it is stored: on the hub or elsewhere; null for anything else. */
export function readSourceAddress(text: string, hubOrigin: string): string | null {
	return readHubScriptAddress(text, hubOrigin) ?? readWebAddress(text, hubOrigin);
}
