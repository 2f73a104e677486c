import { MAX_BODY_BYTES } from "@scriptorium/shared-protocol/body-limits";
import type { App } from "@supabase/lite";
import type { FunctionsHost } from "./functions/functions-host.ts";
import type { AuthRules } from "./gateway/auth-rules.ts";
import { maxBodyBytes, mayBeLarge, mayBeVeryLarge } from "./gateway/body-limits.ts";
import { withAddress } from "./gateway/client-address.ts";
import { type Client, clientOf } from "./gateway/client-of.ts";
import { checkJsonBody, type JsonBodyCheck } from "./gateway/json-body-check.ts";
import { checkInWorker } from "./gateway/json-body-worker.ts";
import { GENERATE_LINK_PATH, type MagicLinks } from "./gateway/magic-links.ts";
import { refuseQuery } from "./gateway/query-limits.ts";
import { readBody } from "./gateway/read-body.ts";
import { createRequestQueues } from "./gateway/request-queues.ts";
import type { GoogleStandIn } from "./google/stand-in.ts";
import { jsonError } from "./json-error.ts";
import type { PostgresServer } from "./postgres/postgres-server.ts";
import { answerWithDatabase } from "./rest/rest-service.ts";

export interface GatewayParts {
	readonly app: App;
	readonly postgres: PostgresServer;
	/** Rises when database connections were lost. */
	losses(): number;
	readonly functions: FunctionsHost;
	readonly standIn: GoogleStandIn | null;
	readonly authRules: AuthRules;
	readonly magicLinks: MagicLinks;
	/** What sessions are signed with, and the key of the service role. */
	readonly secrets: { readonly jwtSecret: string; readonly secretKey: string };
}

/**
 * Answers the backend's paths on the hub's origin.
 * @param peerAddress the connection's; null for the hub's own server, which is in this process
 * @param visitorAddress where the request came from, when a proxy that is trusted stands before this computer
 * @returns null for a path that is not the backend's
 */
export type Gateway = (
	request: Request,
	peerAddress: string | null,
	visitorAddress?: string | null,
) => Promise<Response | null>;

type Service = "rest/v1" | "auth/v1" | "functions/v1" | "__google";

const LOOPBACK = /^(?:::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/;
const SERVICE = /^\/(rest\/v1|auth\/v1|functions\/v1|__google)(?=\/|$)/;
/** Services of a Supabase project that the hub does not use. They are refused here, or the hub would answer with a page. */
const UNUSED_SERVICE = /^\/(?:storage|realtime|graphql)\/v1(?=\/|$)/;

export function createGateway(parts: GatewayParts): Gateway {
	const { functions, standIn, secrets, authRules } = parts;
	const queues = createRequestQueues();

	const answerInTurn = async (request: Request, client: Client, service: Service, path: string) => {
		if (service === "functions/v1") {
			const name = path.split("/")[1] ?? "";
			return queues.ofFunction(name).run(client.name, request.signal, () => functions.fetch(request, path));
		}
		const queue = client.isOwn ? queues.own : queues.visitors;
		const askDatabase = (asked: Request) => answerWithDatabase(parts, asked);
		const answer = await queue.run(client.name, request.signal, () =>
			client.name === "service" && new URL(request.url).pathname === GENERATE_LINK_PATH
				? parts.magicLinks.answer(request, askDatabase)
				: askDatabase(request),
		);
		const location = typeof answer === "string" ? null : answer.headers.get("Location");
		if (typeof answer === "string" || location === null || standIn === null) return answer;
		const redirected = new Response(answer.body, answer);
		redirected.headers.set("Location", standIn.redirect(location));
		return redirected;
	};

	const readInTurn = (asked: Request, client: Client, maxBytes: number) => {
		const read = () => readBody(asked, maxBytes);
		return mayBeLarge(asked, maxBytes) ? queues.bodies.run(client.name, asked.signal, read) : read();
	};

	const answer = async (asked: Request, service: Service, address: string | null): Promise<Response> => {
		if (service === "__google") {
			return standIn?.fetch(asked) ?? jsonError(404, "not_found", "There is nothing at this address.");
		}
		const client = await clientOf(asked, address, secrets);
		const tooMuch = service === "rest/v1" && !client.isOwn ? refuseQuery(new URL(asked.url)) : null;
		if (tooMuch) return jsonError(tooMuch.status, tooMuch.code, tooMuch.message);
		const maxBytes = maxBodyBytes(asked, client);
		const read = () => answerWithBody(asked, service, { client, address, maxBytes });
		if (!mayBeVeryLarge(asked, maxBytes)) return read();
		const answered = await queues.veryLarge.run(client.name, asked.signal, read);
		if (answered === "left") return clientLeft();
		return answered === "full" ? tooManyRequests() : answered;
	};

	const answerWithBody = async (
		asked: Request,
		service: Service,
		{ client, address, maxBytes }: { client: Client; address: string | null; maxBytes: number },
	): Promise<Response> => {
		const body = await readInTurn(asked, client, maxBytes);
		if (body === "left") return clientLeft();
		if (body === "full") return tooManyRequests();
		if (body === "too_large") {
			const message = `This request may have at most ${maxBytes / 1024} kB.`;
			// The rest of the body is not read, so the connection cannot serve another request.
			return jsonError(413, "body_too_large", message, { Connection: "close" });
		}
		const check = body === null || service === "functions/v1" ? null : await checkBody(body, client, service);
		if (check?.badShape) return jsonError(400, "body_too_complex", check.badShape);
		if (check?.hasLoneSurrogate) return jsonError(400, "22P02", "invalid input syntax for type json");
		const { url, method, signal } = asked;
		const headers = withAddress(asked, address);
		// The auth service leads back to the page that asked, when that one is on this computer.
		if (service === "auth/v1") headers.delete("Referer");
		const request = new Request(url, { method, headers, body, signal });
		const isLimited = service === "auth/v1" && !client.isOwn && address !== null;
		const refused = isLimited ? await authRules.refuse(request, address) : null;
		if (refused !== null) return refused;
		const { pathname } = new URL(url);
		const answered = await answerInTurn(request, client, service, pathname.slice(service.length + 1));
		if (answered === "left") return clientLeft();
		if (answered === "full") return tooManyRequests();
		return pathname === "/auth/v1/settings" ? authRules.correctSettings(answered) : answered;
	};

	return async (request, peerAddress, visitorAddress = peerAddress) => {
		const { pathname } = new URL(request.url);
		if (UNUSED_SERVICE.test(pathname)) {
			return withoutSniffing(jsonError(404, "service_not_available", "The local backend does not have this service."));
		}
		const service = SERVICE.exec(pathname)?.[1];
		if (service === undefined) return null;
		if (peerAddress !== null && !LOOPBACK.test(peerAddress)) {
			return jsonError(403, "loopback_only", "The local backend answers this computer only.");
		}
		return withoutSniffing(await answer(request, service as Service, visitorAddress));
	};
}

/** What the body of a request to the database is checked for. The hub's own server and functions may send any shape. */
async function checkBody(body: Blob, client: Client, service: Service): Promise<JsonBodyCheck> {
	const bytes = await body.bytes();
	const check = body.size > MAX_BODY_BYTES ? await checkInWorker(bytes) : checkJsonBody(bytes);
	return client.isOwn || service !== "rest/v1" ? { ...check, badShape: null } : check;
}

/** Nobody reads it. */
const clientLeft = () => new Response(null, { status: 499 });

const tooManyRequests = () =>
	jsonError(429, "too_many_requests", "Too many of your requests wait already. Try again in a second.", {
		"Retry-After": "1",
	});

/** Adds a header that prevents browsers from guessing another media type. */
function withoutSniffing(response: Response): Response {
	const safe = new Response(response.body, response);
	safe.headers.set("X-Content-Type-Options", "nosniff");
	return safe;
}
