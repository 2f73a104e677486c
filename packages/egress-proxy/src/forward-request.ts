import { type IncomingMessage, type ServerResponse, request as sendRequest } from "node:http";
import { pipeline } from "node:stream/promises";
import type { EgressSession } from "./egress-session.ts";
import type { EgressTarget } from "./egress-target.ts";
import { messages } from "./messages/en.ts";
import { OWN_ANSWER } from "./own-answer.ts";
import { shownHost } from "./public-address.ts";

/** Headers that are meant for the next connection only (RFC 9110 § 7.6.1). All `Proxy-…` headers are, too. */
const HOP_BY_HOP: readonly string[] = [
	"connection",
	"expect",
	"http2-settings",
	"keep-alive",
	"te",
	"trailer",
	"transfer-encoding",
	"upgrade",
];
/** For whom a request is, and how long its body: the proxy writes these itself, and no `Connection` header can remove them. */
const OWN_HEADERS: readonly string[] = ["content-length", "host"];

/** Largest head of a request or response, in bytes. */
export const MAX_HEADER_BYTES = 32_768;

/**
 * Sends a plain http request to its server, over a connection of its own, and the server's response back.
 *
 * @param request the browser's request
 * @param response the response to it
 * @param options its target, and the session that opens the connection
 */
export async function forwardRequest(
	request: IncomingMessage,
	response: ServerResponse,
	options: { target: EgressTarget & { readonly path: string }; session: EgressSession },
): Promise<void> {
	const { target, session } = options;
	const gone = new AbortController();
	response.on("close", () => gone.abort());
	const opened = await session.open(target, gone.signal);
	if (!opened.ok) return refuseRequest(response, opened.status, opened.reason);
	const server = opened.stream;
	response.on("close", () => server.destroy());
	if (response.destroyed) return void server.destroy();

	const host = shownHost(target.hostname);
	const answered = Promise.withResolvers<IncomingMessage | null>();
	const outgoing = sendRequest({
		createConnection: () => server,
		method: request.method ?? "GET",
		path: target.path,
		headers: requestHeaders(request, target),
		maxHeaderSize: MAX_HEADER_BYTES,
		insecureHTTPParser: false,
		setDefaultHeaders: false,
	});
	outgoing.on("response", answered.resolve);
	// Node also closes it when the server changes the protocol, for which nobody has asked.
	for (const event of ["error", "close"]) outgoing.on(event, () => answered.resolve(null));
	if (hasBody(request)) request.pipe(outgoing);
	else outgoing.end();

	const answer = await answered.promise;
	if (answer === null) {
		server.destroy();
		return refuseRequest(response, 502, messages.badAnswer(host));
	}
	// A browser would ask the person for the proxy's password, and send it.
	if (answer.statusCode === 407) {
		server.destroy();
		return refuseRequest(response, 502, messages.asksForProxyPassword(host));
	}
	response.sendDate = false;
	response.writeHead(answer.statusCode ?? 502, answer.statusMessage ?? "", endToEnd(answer, []));
	// Destroys the browser's connection if the server's breaks: a response that ends early must not look complete.
	await pipeline(answer, response).catch(() => response.destroy());
	server.destroy();
}

/**
 * Answers a plain request with a sentence.
 *
 * @param response the response to it
 * @param status a status of HTTP
 * @param reason the sentence
 * @param headers further headers
 */
export function refuseRequest(
	response: ServerResponse,
	status: number,
	reason: string,
	headers: Readonly<Record<string, string>> = {},
): void {
	if (response.headersSent || response.destroyed) return void response.destroy();
	response.writeHead(status, {
		...headers,
		"content-type": "text/plain; charset=utf-8",
		"content-length": Buffer.byteLength(reason),
		"x-content-type-options": "nosniff",
		// RFC 9209. Servers cannot send it: their `Proxy-…` headers are left out.
		[OWN_ANSWER]: "test-run",
		"cache-control": "no-store",
	});
	response.end(reason);
}

function requestHeaders(request: IncomingMessage, target: EgressTarget): string[] {
	const host = target.port === 80 ? target.hostname : `${target.hostname}:${target.port}`;
	const headers = ["Host", host, ...endToEnd(request, OWN_HEADERS), "Connection", "close"];
	const length = request.headers["content-length"];
	// The parser refuses a request with both.
	if (request.headers["transfer-encoding"] !== undefined) headers.push("Transfer-Encoding", "chunked");
	else if (length !== undefined) headers.push("Content-Length", length);
	return headers;
}

function hasBody(request: IncomingMessage): boolean {
	return request.headers["transfer-encoding"] !== undefined || request.headers["content-length"] !== undefined;
}

/** The headers of a message that are for its receiver, as they arrived, without those in `own`. */
function endToEnd(message: IncomingMessage, own: readonly string[]): string[] {
	const named = (message.headers.connection ?? "").split(",").map((name) => name.trim().toLowerCase());
	const left = new Set([...HOP_BY_HOP, ...named, ...own]);
	return message.rawHeaders.flatMap((text, at) => {
		const name = text.toLowerCase();
		if (at % 2 === 1 || left.has(name) || name.startsWith("proxy-")) return [];
		return [text, message.rawHeaders[at + 1] ?? ""];
	});
}
