import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { listenOnLoopback } from "@scriptorium/loopback-server/listen-on-loopback";

/** A request as the server got it. */
export interface ReceivedRequest {
	readonly method: string;
	/** Path and query. */
	readonly url: string;
	readonly headers: Readonly<Record<string, string>>;
	/** Of the body, as hexadecimal SHA-256. */
	readonly hash: string;
	readonly size: number;
	/** The body as UTF-8 when it is short; empty otherwise. */
	readonly text: string;
}

/** A server that other sites' scripts send requests to, without CORS headers. */
export interface RequestServer {
	/** `http://127.0.0.1:PORT`. */
	readonly origin: string;
	/** What arrived, in order. */
	readonly received: readonly ReceivedRequest[];
	/** Lets the held responses at `/held` go on. */
	release(): void;
	/** Resolves when a response at `/held` has sent its first part and waits; at once when one waits already. */
	holding(): Promise<void>;
	/** Resolves when the other end has given a response at `/held` up. */
	gaveUp(): Promise<void>;
	stop(): Promise<void>;
}

const SHORT = 100_000;

/**
 * Makes bytes that look random and are the same each time.
 * @param size number of bytes
 * @returns the bytes
 */
export function sampleBytes(size: number): Buffer {
	const bytes = Buffer.alloc(size);
	for (let index = 0, state = 1; index < size; index += 1) {
		state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
		bytes[index] = state >>> 16;
	}
	return bytes;
}

/**
 * Hashes bytes as the server does.
 * @param bytes what is hashed
 * @returns SHA-256 in hexadecimal
 */
export const hashOf = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex");

/** A promise that is resolved from outside. */
function createGate() {
	let open = (): void => undefined;
	const promise = new Promise<void>((resolve) => {
		open = resolve;
	});
	return { opened: () => promise, open: () => open() };
}

/**
 * Starts the server. `/echo` answers with the request as JSON, `/bytes?size=` with sample bytes, `/redirect?to=&status=` elsewhere,
 * `/cookies` sets two cookies, `/type?type=&body=` answers a body with a content type, anything else with 404, and `/held` sends 5 bytes of 10 and waits for `release`, or for ever.
 * @returns the server, once it listens on a free port
 */
export async function startRequestServer(): Promise<RequestServer> {
	const received: ReceivedRequest[] = [];
	const held = createGate();
	const released = createGate();
	const given = createGate();

	const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
		const parts: Buffer[] = [];
		for await (const part of request) parts.push(part as Buffer);
		const body = Buffer.concat(parts);
		const { pathname, searchParams } = new URL(request.url ?? "/", "http://server");
		const entry: ReceivedRequest = {
			method: request.method ?? "",
			url: request.url ?? "",
			headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
			hash: hashOf(body),
			size: body.length,
			text: body.length < SHORT ? body.toString() : "",
		};
		if (pathname !== "/favicon.ico") received.push(entry);
		const json = { "content-type": "application/json", "x-answer": "yes" };
		switch (pathname) {
			case "/echo":
				response.writeHead(200, json).end(JSON.stringify(entry));
				break;
			case "/bytes": {
				const bytes = sampleBytes(Number(searchParams.get("size")));
				response.writeHead(200, { "content-type": "application/octet-stream", "content-length": bytes.length });
				response.end(bytes);
				break;
			}
			case "/redirect": {
				const location = searchParams.get("to") ?? "/echo";
				response.writeHead(Number(searchParams.get("status") ?? 302), { location, "x-answer": "redirect" }).end();
				break;
			}
			case "/cookies":
				response
					.writeHead(200, { ...json, "set-cookie": ["lax=1; SameSite=Lax", "strict=2; SameSite=Strict"] })
					.end("{}");
				break;
			case "/type":
				response.writeHead(200, { "content-type": searchParams.get("type") ?? "" }).end(searchParams.get("body"));
				break;
			case "/held": {
				// Not sniffed: the browser would wait for more before it hands anything on.
				const headers = { "content-type": "text/plain", "content-length": 10, "x-content-type-options": "nosniff" };
				response.writeHead(200, headers).write("first");
				response.on("close", given.open);
				held.open();
				await released.opened();
				response.end("after");
				break;
			}
			default:
				response.writeHead(404, "Not Here", json).end('{"missing":true}');
		}
	};
	const server = createServer((request, response) => {
		answer(request, response).catch((thrown: unknown) =>
			response.destroy(thrown instanceof Error ? thrown : undefined),
		);
	});
	const { origin, close } = await listenOnLoopback(server);
	return {
		origin,
		received,
		release: released.open,
		holding: held.opened,
		gaveUp: given.opened,
		stop: close,
	};
}
