import { fail, messageOf, type Result, succeed } from "@scriptorium/core-types/errors";
import type { BackendAddress } from "../hub-config.ts";
import { whileWanted } from "./client-signal.ts";

/** Time limit in ms for data of a page's head, which delays the page. */
const TIME_LIMIT_MS = 1000;
/** Time limit in ms where the data is the requested content itself. */
export const DATA_TIME_LIMIT_MS = 8000;

export type ReadErrorCode = "BACKEND_UNREACHABLE";

/** Reads public data with the publishable key. */
export interface RestReader {
	get(path: string, query: Readonly<Record<string, string>>): Promise<Result<unknown, ReadErrorCode>>;
	/**
	 * Calls a read-only function with untrusted arguments. They are sent in the body, because PostgREST interprets values
	 * such as `eq.1` in an address as filters (postgrest.org/en/stable/references/api/functions.html).
	 * @param columns Columns of the result; all by default.
	 */
	call(
		name: string,
		args: Readonly<Record<string, unknown>>,
		columns?: string,
	): Promise<Result<unknown, ReadErrorCode>>;
}

/**
 * Creates a reader of public data. Its methods never reject; every failure is the error `BACKEND_UNREACHABLE`.
 * @param backend Address and publishable key of the backend.
 * @param fetchAnswer Function that sends requests.
 * @param timeLimitMs Time limit of each request in milliseconds; 1 s by default.
 */
export function createRestReader(
	{ url, publishableKey }: BackendAddress,
	fetchAnswer: typeof fetch,
	timeLimitMs = TIME_LIMIT_MS,
): RestReader {
	const headers = { apikey: publishableKey, accept: "application/json" };
	async function ask(path: string, query: Readonly<Record<string, string>>, init: RequestInit) {
		try {
			const response = await fetchAnswer(`${url}/rest/v1/${path}?${new URLSearchParams(query)}`, {
				headers,
				...init,
				signal: whileWanted(timeLimitMs),
			});
			const answer: unknown = await response.json();
			if (!response.ok) return fail("BACKEND_UNREACHABLE", `${path} answered ${response.status}`, messageOf(answer));
			return succeed(answer);
		} catch (error) {
			return fail("BACKEND_UNREACHABLE", `${path} did not answer`, messageOf(error));
		}
	}
	return {
		get: (path, query) => ask(path, query, {}),
		call: (name, args, columns) =>
			ask(`rpc/${name}`, columns === undefined ? {} : { select: columns }, {
				method: "POST",
				headers: { ...headers, "content-type": "application/json" },
				body: JSON.stringify(args),
			}),
	};
}
