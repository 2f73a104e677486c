import { fail, messageOf, type Result, succeed } from "@scriptorium/shared-protocol/errors";
import { readHubScriptAddress } from "../../../library/hub-script-address.ts";
import { readBytes } from "./read-bytes.ts";

/** Largest script, in bytes. */
export const MAX_SCRIPT_BYTES = 1_048_576;
const TIMEOUT_MS = 15_000;
const JAVASCRIPT = /^(?:text|application)\/(?:x-)?javascript(?:\s*;.*)?$/i;

export type FetchErrorCode = "PERMISSION_DENIED" | "NETWORK_ERROR" | "INVALID_SCRIPT";

/** Fetches a userscript from the hub: no other origin, no redirects, no cookies, JavaScript only, limited in size. */
export async function fetchScript(
	url: string,
	hubOrigin: string,
	fetcher: typeof fetch,
	signal?: AbortSignal,
): Promise<Result<string, FetchErrorCode>> {
	const address = readHubScriptAddress(url, hubOrigin);
	if (address === null) return fail("PERMISSION_DENIED", "This address is not a userscript of the hub");
	const timeout = AbortSignal.timeout(TIMEOUT_MS);
	try {
		const response = await fetcher(address, {
			credentials: "omit",
			redirect: "error",
			cache: "no-store",
			// The hub does not count this as an install: the file is shown before it is installed (`report-install.ts`).
			headers: { accept: "text/javascript;by=scriptorium" },
			signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
		});
		if (!response.ok) return fail("NETWORK_ERROR", `The hub answered ${response.status}`);
		if (!JAVASCRIPT.test(response.headers.get("content-type") ?? "")) {
			return fail("INVALID_SCRIPT", "The hub's answer is not JavaScript");
		}
		const bytes = await readBytes(response, MAX_SCRIPT_BYTES);
		if (bytes === null) return fail("INVALID_SCRIPT", "The script is larger than 1 MB");
		return succeed(new TextDecoder().decode(bytes));
	} catch (thrown) {
		return fail("NETWORK_ERROR", "The hub could not be reached", messageOf(thrown));
	}
}
