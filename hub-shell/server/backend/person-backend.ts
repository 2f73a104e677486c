import { fail, messageOf, type Result, succeed } from "@scriptorium/core-types/errors";
import type { BackendAddress } from "../hub-config.ts";
import { whileWanted } from "./client-signal.ts";
import { DATA_TIME_LIMIT_MS } from "./rest-reader.ts";

export type PersonErrorCode = "SIGN_IN_REQUIRED" | "TOO_MANY_REQUESTS" | "BACKEND_UNREACHABLE";

/** The backend with the rights of one signed-in person. */
export interface PersonBackend {
	/** Calls a database function. */
	call(name: string, args: Readonly<Record<string, unknown>>): Promise<Result<unknown, PersonErrorCode>>;
	/** Reads the account from the auth service (`GET /auth/v1/user`), with the identities of its sign-in providers. */
	readAccount(): Promise<Result<unknown, PersonErrorCode>>;
}

const CODES: Readonly<Record<number, PersonErrorCode>> = {
	401: "SIGN_IN_REQUIRED",
	403: "SIGN_IN_REQUIRED",
	429: "TOO_MANY_REQUESTS",
};

/**
 * Creates access to the backend as one person.
 * @param accessToken Token of the person's session as their browser sent it; the backend verifies it at every call.
 */
export function createPersonBackend(
	{ url, publishableKey }: BackendAddress,
	fetchAnswer: typeof fetch,
	accessToken: string,
): PersonBackend {
	const headers = { apikey: publishableKey, authorization: `Bearer ${accessToken}`, accept: "application/json" };
	async function ask(path: string, init: RequestInit): Promise<Result<unknown, PersonErrorCode>> {
		try {
			const signal = whileWanted(DATA_TIME_LIMIT_MS);
			const response = await fetchAnswer(`${url}/${path}`, { headers, ...init, signal });
			const answer: unknown = await response.json();
			if (response.ok) return succeed(answer);
			const code = CODES[response.status] ?? "BACKEND_UNREACHABLE";
			return fail(code, `${path} answered ${response.status}`, messageOf(answer));
		} catch (error) {
			return fail("BACKEND_UNREACHABLE", `${path} did not answer`, messageOf(error));
		}
	}
	return {
		call: (name, args) =>
			ask(`rest/v1/rpc/${name}`, {
				method: "POST",
				headers: { ...headers, "content-type": "application/json" },
				body: JSON.stringify(args),
			}),
		readAccount: () => ask("auth/v1/user", {}),
	};
}
