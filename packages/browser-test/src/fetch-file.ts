import { fail, messageOf, type Result, succeed } from "@scriptorium/core-types/errors";
import type { EgressProxy } from "@scriptorium/egress-proxy/start-egress-proxy";
import { type BodyInit, fetch, ProxyAgent } from "undici";

/** Maximum size in bytes of one response: a library, a file, or the answer to `GM_xmlhttpRequest`. */
const MAX_BYTES = 5_000_000;

export interface EgressRequest {
	readonly method: string;
	readonly url: string;
	readonly headers: Readonly<Record<string, string>>;
	readonly body: BodyInit | null;
}

export interface EgressAnswer {
	/** After redirects. */
	readonly url: string;
	readonly status: number;
	readonly statusText: string;
	readonly headers: string;
	readonly body: Buffer;
}

/** Requests that the worker makes for the script, through the same proxy as the browser's: without cookies, to public addresses only. */
export interface EgressClient {
	request(request: EgressRequest, signal: AbortSignal): Promise<Result<EgressAnswer, "not_answered" | "too_large">>;
	close(): Promise<void>;
}

/**
 * Makes a client whose requests take the guarded way out of a test run.
 *
 * @param proxy of the run
 * @returns the client
 */
export function createEgressClient(proxy: Pick<EgressProxy, "port" | "credentials">): EgressClient {
	const { username, password } = proxy.credentials;
	const agent = new ProxyAgent({
		uri: `http://127.0.0.1:${proxy.port}`,
		token: `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`,
	});
	return {
		request: async ({ method, url, headers, body }, signal) => {
			try {
				const answer = await fetch(url, { method, headers: { ...headers }, body, signal, dispatcher: agent });
				const parts: Uint8Array[] = [];
				let size = 0;
				// The library types its parts as `any`.
				for await (const part of (answer.body ?? []) as AsyncIterable<Uint8Array>) {
					size += part.length;
					if (size > MAX_BYTES) return fail("too_large", `${url} has more than ${MAX_BYTES / 1_000_000} MB.`);
					parts.push(part);
				}
				return succeed({
					url: answer.url,
					status: answer.status,
					statusText: answer.statusText,
					headers: [...answer.headers].map((pair) => pair.join(": ")).join("\r\n"),
					body: Buffer.concat(parts),
				});
			} catch (thrown) {
				return fail("not_answered", `${url} did not answer.`, messageOf(thrown));
			}
		},
		close: () => agent.destroy(),
	};
}
