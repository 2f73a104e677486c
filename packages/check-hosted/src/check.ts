/** Public addresses and publishable key of the project that is compared with `docs/deployment.md`. */
export interface Target {
	/** Origin of the Supabase project, such as `https://abc.supabase.co`. */
	readonly projectUrl: string;
	/** Public by nature: it is in every page. */
	readonly publishableKey: string;
	/** Origin of the hub's server; null when only the project is checked. */
	readonly hubOrigin: string | null;
	/** The service with the browser for test runs, and its key; null when it is not checked. */
	readonly testWorker: { readonly url: string; readonly key: string } | null;
}

export interface Outcome {
	readonly outcome: "ok" | "differs" | "cannot tell";
	/** The observation, for the person at the terminal. */
	readonly seen: string;
}

export interface Check {
	readonly name: string;
	/** What to do when the setting differs or cannot be determined from outside. */
	readonly advice: string;
	look(target: Target): Promise<Outcome>;
}

export interface Answer {
	readonly status: number;
	readonly headers: Headers;
	readonly text: string;
	/** The body as JSON; undefined when it is none. */
	readonly json: unknown;
}

export const ok = (seen: string): Outcome => ({ outcome: "ok", seen });
export const differs = (seen: string): Outcome => ({ outcome: "differs", seen });
export const cannotTell = (seen: string): Outcome => ({ outcome: "cannot tell", seen });

/** An answer that no rule of the check covers. */
export const unexpected = ({ status }: Answer): Outcome => cannotTell(`unexpected answer with status ${status}`);

/** The request got no answer; the message says why in words. */
export class Unreachable extends Error {}

export const TIMEOUT_MS = 15_000;

const REASONS: Readonly<Record<string, string>> = {
	ENOTFOUND: "the host name is not known",
	EAI_AGAIN: "the host name could not be looked up",
	ECONNREFUSED: "the host refused the connection",
	ECONNRESET: "the host closed the connection",
	CERT_HAS_EXPIRED: "the certificate has expired",
	DEPTH_ZERO_SELF_SIGNED_CERT: "the certificate is not trusted",
	UND_ERR_SOCKET: "the host closed the connection",
};

/**
 * @param thrown what a request failed with
 * @param address where it went
 * @param timeoutMs how long it was waited for
 */
export function unreachable(thrown: unknown, address: string, timeoutMs = TIMEOUT_MS): Unreachable {
	const cause = thrown instanceof Error && thrown.cause !== undefined ? thrown.cause : thrown;
	const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
	const timedOut = thrown instanceof Error && thrown.name === "TimeoutError";
	const reason = timedOut ? `no answer within ${timeoutMs / 1000} s` : (REASONS[code] ?? "the connection failed");
	return new Unreachable(`${new URL(address).host} could not be reached: ${reason}`, { cause: thrown });
}

/**
 * Sends one request and follows no redirect.
 * @throws Unreachable when there is no answer in time
 */
export async function askAddress(
	address: string,
	init: RequestInit = {},
	timeoutMs: number = TIMEOUT_MS,
): Promise<Answer> {
	try {
		const answer = await fetch(address, { redirect: "manual", signal: AbortSignal.timeout(timeoutMs), ...init });
		const text = await answer.text();
		return { status: answer.status, headers: answer.headers, text, json: readJson(text) };
	} catch (thrown) {
		throw unreachable(thrown, address, timeoutMs);
	}
}

/** As `askAddress`, for a path of the project and with the public key. */
export function askProject(
	{ projectUrl, publishableKey }: Target,
	path: string,
	headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
	return askAddress(projectUrl + path, { headers: { apikey: publishableKey, ...headers } });
}

/** Posts a JSON body to a path of the project with the public key. */
export function postProject({ projectUrl, publishableKey }: Target, path: string, body: unknown): Promise<Answer> {
	return askAddress(projectUrl + path, {
		method: "POST",
		headers: { apikey: publishableKey, "Content-Type": "application/json" },
		body: JSON.stringify(body),
	});
}

function readJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch (thrown) {
		if (thrown instanceof SyntaxError) return undefined;
		throw thrown;
	}
}
