import { createHmac } from "node:crypto";
import { fail, messageOf, type Result, succeed } from "@scriptorium/core-types/errors";
import type { BackendAddress } from "../hub-config.ts";

const TIME_LIMIT_MS = 5000;

/** An install that the hub's server observed. */
export interface ServedInstall {
	readonly scriptId: string;
	/** Whether a userscript manager fetched the file, or the hub's extension reported a completed install. */
	readonly source: "user.js" | "extension";
	/** The visitor's IP address. */
	readonly address: string;
}

export type RecordServedInstall = (
	install: ServedInstall,
) => Promise<Result<boolean, "BACKEND_UNREACHABLE" | "REFUSED">>;

/**
 * Creates a function that counts an install in the database. It returns true when the install was counted, false when this
 * visitor was already counted today. The visitor's address is passed as an argument, signed with the key that the database
 * gave the server (`private.hub_server`). The key permits nothing else.
 */
export function createInstallRecorder(
	{ url, publishableKey }: BackendAddress,
	fetchAnswer: typeof fetch,
	countingKey: string,
): RecordServedInstall {
	return async ({ scriptId, source, address }) => {
		const askedAt = Math.floor(Date.now() / 1000);
		const signed = ["record_served_install", scriptId.toLowerCase(), source, askedAt, address].join("\n");
		try {
			const response = await fetchAnswer(`${url}/rest/v1/rpc/record_served_install`, {
				method: "POST",
				headers: { apikey: publishableKey, accept: "application/json", "content-type": "application/json" },
				body: JSON.stringify({
					p_bookmarklet_id: scriptId,
					p_source: source,
					p_address: address,
					p_asked_at: askedAt,
					p_signature: createHmac("sha256", countingKey).update(signed).digest("hex"),
				}),
				signal: AbortSignal.timeout(TIME_LIMIT_MS),
			});
			const answer: unknown = await response.json();
			if (response.ok) return succeed(answer === true);
			const code = response.status >= 500 ? "BACKEND_UNREACHABLE" : "REFUSED";
			return fail(code, `record_served_install answered ${response.status}`, messageOf(answer));
		} catch (error) {
			return fail("BACKEND_UNREACHABLE", "record_served_install did not answer", messageOf(error));
		}
	};
}
