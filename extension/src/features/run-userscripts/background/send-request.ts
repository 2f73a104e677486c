import type { Clock } from "@scriptorium/core-types/clock";
import { type CodedError, fail, messageOf, type Result, succeed } from "@scriptorium/core-types/errors";
import type { RequestFailure } from "@scriptorium/shared-protocol/extension-internal/user-script-request-events";
import type { OpenRequest } from "@scriptorium/shared-protocol/extension-internal/user-script-requests";
import type { Redirect, RedirectWatch } from "../../../platform/watch-redirect.ts";
import type { SentCookie } from "../domain/cookie-header.ts";
import {
	addsCookies,
	followRedirect,
	headerText,
	planHeaders,
	type RequestHeaders,
	type RequestStep,
} from "../domain/request-headers.ts";

/** As `fetch` limits them. */
export const MAX_REDIRECTS = 20;

export interface SendRequestPorts {
	readonly fetcher: typeof fetch;
	/** Makes the browser change headers of the request with this token; resolves with what undoes it. */
	readonly addRule: (token: string, changes: RequestHeaders["changes"]) => Promise<() => Promise<void>>;
	/** The cookies that the browser sends to an address. */
	readonly cookiesOf: (url: string) => Promise<readonly SentCookie[]>;
	readonly watchRedirect: (token: string) => Promise<RedirectWatch>;
	/** A new random text. */
	readonly newToken: () => string;
	readonly clock: Clock;
}

/** The head of a response, and its body as it arrives; null for one without. */
export interface Answer {
	readonly status: number;
	readonly statusText: string;
	readonly headers: string;
	readonly finalUrl: string;
	readonly total: number | null;
	readonly body: ReadableStream<Uint8Array> | null;
}

/** Decides about one address, before anything is sent there. */
export type Admit = (url: URL, signal: AbortSignal) => Promise<Result<null, "NOT_ALLOWED">>;

/** A request that is under way. */
export interface SentRequest {
	readonly answer: Promise<Result<Answer, RequestFailure>>;
	/** Why reading the body failed. */
	explain(thrown: unknown): CodedError<RequestFailure>;
	/** To be called when the body has been read, or is not wanted. */
	finish(): void;
}

/**
 * Sends a request. Redirects are followed one by one, and each address is admitted before anything is sent there; the time
 * that this takes (the user may be asked) does not count for the script's timeout.
 * @param signal aborts the request
 */
export function sendRequest(
	request: OpenRequest,
	body: Blob | null,
	admit: Admit,
	{ fetcher, addRule, cookiesOf, watchRedirect, newToken, clock }: SendRequestPorts,
	signal: AbortSignal,
): SentRequest {
	const ended = new AbortController();
	const all = AbortSignal.any([signal, ended.signal]);
	const timer = createPausableTimer(clock, request.timeoutMs, () => ended.abort());

	const explain = (thrown: unknown): CodedError<RequestFailure> =>
		timer.isOver()
			? { code: "TIMEOUT", message: `No complete answer within ${request.timeoutMs} ms` }
			: { code: "NETWORK_ERROR", message: messageOf(thrown) };

	/** One address: the response, or the redirect that it is. */
	async function exchange(step: RequestStep): Promise<Response | Redirect> {
		const sent = addsCookies(step) ? await cookiesOf(step.url.href).catch(() => null) : null;
		const { plain, changes } = planHeaders(step, sent);
		const token = newToken();
		const url = new URL(step.url);
		url.hash = token;
		const [watch, removeRule] = await Promise.all([
			watchRedirect(token),
			changes.length === 0 ? async () => undefined : addRule(token, changes),
		]);
		try {
			const response = await fetcher(url.href, {
				method: step.method,
				headers: plain.map(([name, value]): [string, string] => [name, value]),
				body: step.sendsBody ? body : null,
				credentials: step.anonymous ? "omit" : "include",
				cache: request.cache,
				redirect: "manual",
				referrerPolicy: "no-referrer",
				signal: all,
			});
			if (response.type !== "opaqueredirect") return response;
			const redirect = await watch.redirect();
			if (redirect === null) throw new Error("The browser did not tell where a redirect leads");
			// The browser gives a target without a fragment the one of the request, which is the token.
			const target = redirect.target.endsWith(`#${token}`)
				? redirect.target.slice(0, -token.length - 1)
				: redirect.target;
			return { ...redirect, target };
		} finally {
			watch.stop();
			await removeRule();
		}
	}

	async function run(): Promise<Result<Answer, RequestFailure>> {
		const first = firstStep(request);
		if (first === null) return fail("BAD_REQUEST", "The address is not valid");
		let step: RequestStep = first;
		for (let count = 0; count <= MAX_REDIRECTS; count += 1) {
			timer.pause();
			const admitted = await admit(step.url, signal);
			if (!admitted.ok) return admitted;
			timer.go();
			const got = await exchange(step);
			if (got instanceof Response) return succeed(answerOf(got, step.url));
			if (!got.internal && request.redirect === "manual") return succeed(answerOfRedirect(got, step.url));
			if (!got.internal && request.redirect === "error") return fail("NETWORK_ERROR", "The server redirects elsewhere");
			const next = followRedirect(step, got.status, got.target);
			if (next === null) return fail("NETWORK_ERROR", "The server redirects to no valid address");
			step = next;
		}
		return fail("NETWORK_ERROR", `More than ${MAX_REDIRECTS} redirects`);
	}

	return {
		answer: run().catch((thrown: unknown) => ({ ok: false, error: explain(thrown) })),
		explain,
		finish() {
			timer.pause();
			ended.abort(); // ends a body that nobody reads
		},
	};
}

function firstStep(request: OpenRequest): RequestStep | null {
	if (!URL.canParse(request.url)) return null;
	const url = new URL(request.url);
	// `fetch` refuses addresses with a user; other script managers take them.
	const user = request.user ?? (url.username === "" ? null : decodeURIComponent(url.username));
	const password = request.password ?? (url.password === "" ? null : decodeURIComponent(url.password));
	url.username = "";
	url.password = "";
	const { method, headers, anonymous, cookie, body } = request;
	const sendsBody = body !== null && !/^(?:get|head)$/i.test(method);
	return { url, method, headers, anonymous, cookie, user, password, sendsBody, bodyType: sendsBody ? body.type : null };
}

function answerOf(response: Response, url: URL): Answer {
	const length = response.headers.get("content-length");
	// With a content coding the length is that of the compressed body.
	const isPlain = (response.headers.get("content-encoding") ?? "identity") === "identity";
	return {
		status: response.status,
		statusText: response.statusText,
		headers: headerText(response.headers),
		finalUrl: url.href,
		total: length !== null && isPlain && /^\d+$/.test(length) ? Number(length) : null,
		body: response.body,
	};
}

const answerOfRedirect = ({ status, statusText, headers }: Redirect, url: URL): Answer => ({
	status,
	statusText,
	headers: headerText(headers),
	finalUrl: url.href,
	total: 0,
	body: null,
});

/** Counts the time between `go` and `pause`; 0 milliseconds never pass. */
function createPausableTimer(clock: Clock, milliseconds: number, over: () => void) {
	let left = milliseconds;
	let isOver = false;
	let running: { readonly since: number; readonly stop: () => void } | null = null;
	return {
		isOver: () => isOver,
		go() {
			if (milliseconds === 0 || running !== null) return;
			const end = (): void => {
				isOver = true;
				over();
			};
			running = { since: clock.now(), stop: clock.setTimer(end, Math.max(0, left)) };
		},
		pause() {
			if (running === null) return;
			running.stop();
			left -= clock.now() - running.since;
			running = null;
		},
	};
}
