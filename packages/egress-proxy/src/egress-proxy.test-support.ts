import { once } from "node:events";
import { createServer as createHttpServer, type RequestListener } from "node:http";
import { connect, createServer, type Server, type Socket } from "node:net";
import { listenOnLoopback } from "@scriptorium/loopback-server/listen-on-loopback";
import { onTestFinished } from "vitest";
import type { Connector, Resolver } from "./ports.ts";
import { type EgressProxy, startEgressProxy } from "./start-egress-proxy.ts";
import { openTcpConnection } from "./tcp-connection.ts";

/** An address of the internet that test servers on this machine stand for. */
export const PUBLIC_ADDRESS = "93.184.215.14";
export const PUBLIC_IPV6 = "2606:2800:21f:cb07:6820:80da:af6b:8b2c";

/**
 * Starts an HTTP server on 127.0.0.1 for one test.
 *
 * @param listener answers its requests
 * @returns its port
 */
export function startSite(listener: RequestListener): Promise<number> {
	return listen(createHttpServer(listener));
}

/**
 * Starts a TCP server on 127.0.0.1 for one test.
 *
 * @param listener gets each connection
 * @returns its port
 */
export function startService(listener: (socket: Socket) => void): Promise<number> {
	return listen(createServer({ allowHalfOpen: true }, listener));
}

async function listen(server: Server): Promise<number> {
	server.on("connection", (socket) => socket.on("error", () => socket.destroy()));
	const { port, close } = await listenOnLoopback(server);
	onTestFinished(close);
	return port;
}

/**
 * Splits a table of cases that contain no space.
 *
 * @param text words with spaces or line ends between them
 * @returns the words
 */
export function words(text: string): string[] {
	return text.trim().split(/\s+/);
}

export interface TestInternet {
	readonly resolver: Resolver;
	readonly connector: Connector;
	/** Names that were asked for, and `address:port` of connections, in order. */
	readonly asked: string[];
	readonly connected: string[];
}

/**
 * Makes ports that stand for the internet: names and addresses of the test's choice, behind which servers on this machine are.
 *
 * @param names the addresses of each name, or a function that is asked each time
 * @param servers the port on 127.0.0.1 for each `address:port`
 * @returns the ports, and what was asked of them
 */
export function testInternet(
	names: Readonly<Record<string, readonly string[] | (() => readonly string[])>>,
	servers: Readonly<Record<string, number>>,
): TestInternet {
	const asked: string[] = [];
	const connected: string[] = [];
	return {
		asked,
		connected,
		resolver: {
			resolve: async (hostname) => {
				asked.push(hostname);
				const addresses = names[hostname];
				if (addresses === undefined) throw new Error(`No such name: ${hostname}`);
				return typeof addresses === "function" ? addresses() : addresses;
			},
		},
		connector: {
			connect: async ({ address, port }, signal) => {
				connected.push(`${address}:${port}`);
				const behind = servers[`${address}:${port}`];
				if (behind === undefined) throw new Error(`Nobody listens at ${address}:${port}`);
				return await openTcpConnection({ address: "127.0.0.1", port: behind }, signal);
			},
		},
	};
}

/**
 * Starts a proxy for one test.
 *
 * @param internet its ports
 * @param options its limits; 10 MB without them
 * @returns the proxy
 */
export async function startTestProxy(
	internet: Pick<TestInternet, "resolver" | "connector">,
	options: Partial<Parameters<typeof startEgressProxy>[0]> = {},
): Promise<EgressProxy> {
	const proxy = await startEgressProxy({
		resolver: internet.resolver,
		connector: internet.connector,
		maxBytes: 10_000_000,
		...options,
	});
	onTestFinished(proxy.close);
	return proxy;
}

/** Header line with the credentials of a proxy. */
export function signIn({ credentials: { username, password } }: Pick<EgressProxy, "credentials">): string {
	return `Proxy-Authorization: Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`;
}

/** What has arrived on a connection and was not read by the test yet, and whether its other side has ended. */
interface Inbox {
	text: string;
	isOver: boolean;
	changed: PromiseWithResolvers<void>;
}
const inboxes = new WeakMap<Socket, Inbox>();

/**
 * Opens a connection to a proxy, for one test. It is read from the beginning.
 *
 * @param proxy where to
 * @returns the connection, which lets each side end on its own
 */
export async function dial(proxy: Pick<EgressProxy, "port">): Promise<Socket> {
	const socket = connect({ port: proxy.port, host: "127.0.0.1", allowHalfOpen: true });
	const inbox: Inbox = { text: "", isOver: false, changed: Promise.withResolvers() };
	inboxes.set(socket, inbox);
	const change = () => {
		inbox.changed.resolve();
		inbox.changed = Promise.withResolvers();
	};
	const finish = () => {
		inbox.isOver = true;
		change();
	};
	socket.on("data", (chunk: Buffer) => {
		inbox.text += chunk.toString("latin1");
		change();
	});
	socket.on("end", finish).on("close", finish);
	await once(socket, "connect");
	// Tests expect some connections to break; they see it in what arrives.
	socket.on("error", () => socket.destroy());
	onTestFinished(() => void socket.destroy());
	return socket;
}

/** Reads a dialed connection until the other side ends or breaks it. */
export async function readAll(socket: Socket): Promise<string> {
	const inbox = inboxOf(socket);
	while (!inbox.isOver) await inbox.changed.promise;
	const { text } = inbox;
	inbox.text = "";
	return text;
}

/** Reads a dialed connection up to and with a text; all that there is if it ends before. */
export async function readUntil(socket: Socket, end: string): Promise<string> {
	const inbox = inboxOf(socket);
	while (!inbox.text.includes(end) && !inbox.isOver) await inbox.changed.promise;
	const at = inbox.text.includes(end) ? inbox.text.indexOf(end) + end.length : inbox.text.length;
	const text = inbox.text.slice(0, at);
	inbox.text = inbox.text.slice(at);
	return text;
}

function inboxOf(socket: Socket): Inbox {
	const inbox = inboxes.get(socket);
	if (inbox === undefined) throw new Error("The connection was not opened by `dial`.");
	return inbox;
}

/**
 * Sends lines to a proxy and reads the answer to its end.
 *
 * @param proxy where to
 * @param lines request line and headers; the empty line after them is added
 * @param body what follows the head
 * @returns the whole answer
 */
export async function send(proxy: EgressProxy, lines: readonly string[], body = ""): Promise<string> {
	const socket = await dial(proxy);
	socket.write(`${lines.join("\r\n")}\r\n\r\n${body}`, "latin1");
	return await readAll(socket);
}

/**
 * Asks a proxy for an address by a plain request that ends its connection.
 *
 * @param proxy where to
 * @param url the address, as it is written into the request line
 * @param headers further header lines
 * @returns the whole answer
 */
export function get(proxy: EgressProxy, url: string, headers: readonly string[] = []): Promise<string> {
	const [, host = ""] = /^\w+:\/\/([^/?#]*)/.exec(url) ?? [];
	return send(proxy, [`GET ${url} HTTP/1.1`, `Host: ${host}`, signIn(proxy), "Connection: close", ...headers]);
}

/**
 * Opens a tunnel, or fails to.
 *
 * @param proxy through which
 * @param authority host and port
 * @returns the connection, and the head of the answer to CONNECT
 */
export async function tunnelTo(proxy: EgressProxy, authority: string): Promise<{ socket: Socket; head: string }> {
	const socket = await dial(proxy);
	socket.write(`CONNECT ${authority} HTTP/1.1\r\nHost: ${authority}\r\n${signIn(proxy)}\r\n\r\n`);
	return { socket, head: await readUntil(socket, "\r\n\r\n") };
}
