import { fail, messageOf, type Result, succeed } from "@scriptorium/shared-protocol/errors";
import type { BackendAddress } from "../hub-config.ts";

/** A page must not wait for its title longer than this, in milliseconds. */
const TIME_LIMIT_MS = 1000;
/** Where the answer is what was asked for, and not only its title. */
export const DATA_TIME_LIMIT_MS = 8000;

export type ReadErrorCode = "BACKEND_UNREACHABLE";

/** Reads what every visitor may read, with the publishable key. */
export interface RestReader {
	get(path: string, query: Readonly<Record<string, string>>): Promise<Result<unknown, ReadErrorCode>>;
	/**
	 * Calls a function that reads, with arguments that anybody may have made up: in an address PostgREST takes values such
	 * as `eq.1` for filters, in a body never (postgrest.org/en/stable/references/api/functions.html).
	 * @param columns which columns of the answer are wanted; all when left out
	 */
	call(
		name: string,
		args: Readonly<Record<string, unknown>>,
		columns?: string,
	): Promise<Result<unknown, ReadErrorCode>>;
}

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
				signal: AbortSignal.timeout(timeLimitMs),
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
