import { createServer, type IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { TLSSocket } from "node:tls";
import { listenOnLoopback } from "@scriptorium/loopback-server/listen-on-loopback";
import { WebSocketServer } from "ws";
import { certificate } from "./certificate.ts";

export interface Arrived {
	readonly method: string;
	readonly url: URL;
	readonly headers: Readonly<Record<string, string>>;
	readonly body: string;
}

export interface Answer {
	readonly status: number;
	readonly headers: Readonly<Record<string, string>>;
	readonly body: string | Buffer;
}

export interface RecordingProxy {
	readonly port: number;
	close(): Promise<void>;
}

const MAX_BODY_BYTES = 2_000_000;
const targets = new WeakMap<object, string>();

/**
 * Starts the proxy that is a canary browser's only network. It answers every request for any host itself and never opens an
 * outgoing connection. It accepts WebSockets and passes their messages to `socket`.
 */
export async function startRecordingProxy(options: {
	answer: (arrived: Arrived) => Answer | Promise<Answer>;
	/** Called when a connection to a host is requested, whether or not a request follows. */
	connect: (host: string) => void;
	/** Called with each message, one character per byte, and with an empty text when the socket opens. Returns the messages to send back. */
	socket: (url: URL, headers: Readonly<Record<string, string>>, text: string) => readonly string[];
}): Promise<RecordingProxy> {
	const context = await certificate();
	const sites = createServer((request, response) => {
		readBody(request)
			.then(async (body) => {
				const url = urlOf(request);
				if (url === null) return response.writeHead(400).end();
				const {
					status,
					headers,
					body: answered,
				} = await options.answer({
					method: request.method ?? "GET",
					url,
					headers: headersOf(request),
					body,
				});
				return response.writeHead(status, headers).end(request.method === "HEAD" ? undefined : answered);
			})
			.catch(() => response.destroy());
	});
	sites.on("upgrade", (request: IncomingMessage, socket: Socket, head: Buffer) => {
		const url = urlOf(request, true);
		if (url === null) return socket.destroy();
		sockets.handleUpgrade(request, socket, head, (client) => {
			const say = (text: string) => {
				for (const line of options.socket(url, headersOf(request), text)) client.send(line);
			};
			client.on("message", (data) => say(bytesOf(data)));
			client.on("error", () => client.terminate());
			say("");
		});
	});
	sites.on("connect", (request: IncomingMessage, socket: Socket, head: Buffer) => {
		const authority = request.url ?? "";
		options.connect(authority.replace(/:\d+$/, "").toLowerCase());
		socket.on("error", () => socket.destroy());
		socket.write("HTTP/1.1 200 Connection established\r\n\r\n");
		if (head.length > 0) socket.unshift(head);
		// A TLS handshake starts with byte 22; a WebSocket without TLS starts with HTTP.
		socket.once("readable", () => {
			const first: unknown = socket.read(1);
			if (!(first instanceof Buffer)) return;
			socket.unshift(first);
			const secure = first[0] === 22;
			const inner = secure ? new TLSSocket(socket, { isServer: true, secureContext: context }) : socket;
			targets.set(inner, `${secure ? "https" : "http"}://${authority}`);
			inner.on("error", () => inner.destroy());
			sites.emit("connection", inner);
		});
	});
	sites.on("clientError", (_error, socket) => socket.destroy());
	const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_BODY_BYTES });
	const { port, close } = await listenOnLoopback(sites);
	return {
		port,
		close: async () => {
			for (const client of sockets.clients) client.terminate();
			await close();
		},
	};
}

function urlOf(request: IncomingMessage, socket = false): URL | null {
	const base = targets.get(request.socket) ?? `http://${request.headers.host ?? ""}`;
	const text = request.url?.startsWith("/") ? base + request.url : (request.url ?? "");
	const url = URL.parse(socket ? text.replace(/^http/, "ws") : text);
	return url;
}

function headersOf(request: IncomingMessage): Record<string, string> {
	return Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, [value].flat().join(", ")]));
}

async function readBody(request: IncomingMessage): Promise<string> {
	const parts: Buffer[] = [];
	let size = 0;
	for await (const part of request as AsyncIterable<Buffer>) {
		size += part.length;
		if (size <= MAX_BODY_BYTES) parts.push(part);
	}
	return Buffer.concat(parts).toString("latin1");
}

function bytesOf(data: Buffer | ArrayBuffer | Buffer[]): string {
	if (Array.isArray(data)) return Buffer.concat(data).toString("latin1");
	return (data instanceof ArrayBuffer ? Buffer.from(data) : data).toString("latin1");
}
