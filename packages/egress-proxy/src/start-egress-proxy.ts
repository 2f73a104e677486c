import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { type EgressHost, startSession } from "./egress-session.ts";
import { isHostOf, readAuthority, readRequestTarget } from "./egress-target.ts";
import { forwardRequest, MAX_HEADER_BYTES, refuseRequest } from "./forward-request.ts";
import { messages } from "./messages/en.ts";
import type { Connector, Resolver } from "./ports.ts";
import { hasCredentials, makeCredentials, type ProxyCredentials } from "./proxy-credentials.ts";
import { openTunnel, refuseTunnel } from "./tunnel.ts";

export type { EgressHost } from "./egress-session.ts";
export type { Connector, Resolver } from "./ports.ts";

export interface EgressProxy {
	/** On 127.0.0.1. */
	readonly port: number;
	readonly credentials: ProxyCredentials;
	/** Every host and port that was asked for, in order of first contact. */
	hosts(): readonly EgressHost[];
	/** Calls the listener with a sentence when the limit of bytes was reached and all connections have ended, at once if they have already. */
	onExceeded(listener: (reason: string) => void): void;
	/** Ends all connections and frees the port. */
	close(): Promise<void>;
}

/** Longest waits in milliseconds; a proxy may have shorter ones. */
const MAX_TIMES = {
	/** For the head of a request. */
	headMs: 5_000,
	/** For a whole request with its body. */
	requestMs: 30_000,
	/** For the name service and all attempts to connect together. */
	connectMs: 8_000,
	/** For one attempt, so that a second address is tried when the first one is silent. */
	attemptMs: 3_000,
	/** Without any byte, in a tunnel, a request, or between two requests. */
	idleMs: 15_000,
};
type Times = typeof MAX_TIMES;

/** Connections at a time. Chromium opens 32 through one proxy, and as many WebSockets. */
const MAX_CONNECTIONS = 100;
const CHALLENGE = 'Basic realm="test run"';

/**
 * Starts a proxy, the only way out for the browser of one test run: http and `CONNECT` to public addresses. It has no switch; whoever
 * starts it decides how names are resolved and addresses connected (`ports.ts`), and the checks are made between these two.
 *
 * @param options the ports; bytes of all connections together, both directions; connections at a time; shorter waits, in milliseconds
 * @returns the running proxy
 */
export async function startEgressProxy(options: {
	resolver: Resolver;
	connector: Connector;
	maxBytes: number;
	maxConnections?: number;
	times?: Partial<Times>;
}): Promise<EgressProxy> {
	const { resolver, connector, maxBytes } = options;
	const maxConnections = Math.min(options.maxConnections ?? MAX_CONNECTIONS, MAX_CONNECTIONS);
	const times = shorterTimes(options.times ?? {});
	const credentials = makeCredentials();
	const listeners: ((reason: string) => void)[] = [];
	const clients = new Set<Socket>();
	let exceeded: string | null = null;
	const session = startSession({
		resolver,
		connector,
		times,
		maxBytes,
		maxConnections,
		onExceeded: (reason) => {
			exceeded = reason;
			for (const client of clients) client.destroy();
			for (const listener of listeners) listener(reason);
		},
	});

	const server = createServer(
		{
			// Not left to Node's defaults, which `--insecure-http-parser` changes.
			insecureHTTPParser: false,
			requireHostHeader: true,
			maxHeaderSize: MAX_HEADER_BYTES,
			headersTimeout: times.headMs,
			requestTimeout: times.requestMs,
			keepAliveTimeout: times.idleMs,
			connectionsCheckingInterval: Math.min(1_000, times.headMs),
			noDelay: true,
		},
		(request: IncomingMessage, response: ServerResponse) => {
			const isOurs = hasCredentials(request.headers["proxy-authorization"], credentials);
			if (!isOurs) return refuseRequest(response, 407, messages.signIn, { "proxy-authenticate": CHALLENGE });
			const target = readRequestTarget(request.url ?? "");
			if (target === null) return refuseRequest(response, 400, messages.noTarget);
			if (!isHostOf(request.rawHeaders, target, 80)) return refuseRequest(response, 400, messages.otherHost);
			forwardRequest(request, response, { target, session }).catch((error: Error) => response.destroy(error));
		},
	);
	server.maxConnections = MAX_CONNECTIONS;
	server.on("connection", (client: Socket) => {
		clients.add(client);
		client.on("close", () => clients.delete(client));
	});
	server.on("connect", (request: IncomingMessage, client: Socket, head: Buffer) => {
		// The parser has let go of it, and nobody else would hear that the browser broke the connection.
		client.on("error", () => client.destroy());
		const refuse = (status: number, text: string, headers: readonly string[] = []) =>
			refuseTunnel(client, status, { text, idleMs: times.idleMs, headers });
		const isOurs = hasCredentials(request.headers["proxy-authorization"], credentials);
		if (!isOurs) return refuse(407, messages.signIn, [`Proxy-Authenticate: ${CHALLENGE}`]);
		const named = readAuthority(request.url ?? "");
		if (named === null || named.port === null) return refuse(400, messages.noTarget);
		const target = { hostname: named.hostname, port: named.port };
		if (!isHostOf(request.rawHeaders, target, null)) return refuse(400, messages.otherHost);
		openTunnel(client, { target, head, session, idleMs: times.idleMs }).catch((error: Error) => client.destroy(error));
	});
	await new Promise<void>((resolve, reject) => {
		server.on("error", reject);
		server.listen(0, "127.0.0.1", resolve);
	});
	const address = server.address();
	if (address === null || typeof address === "string") throw new Error("The proxy has no port.");
	return {
		port: address.port,
		credentials,
		hosts: session.hosts,
		onExceeded: (listener) => {
			if (exceeded === null) listeners.push(listener);
			else listener(exceeded);
		},
		close: async () => {
			session.end(messages.closed);
			const closed = new Promise<void>((resolve) => server.close(() => resolve()));
			for (const client of clients) client.destroy();
			await closed;
		},
	};
}

/** A wait can be made shorter, never longer. */
function shorterTimes(given: Partial<Times>): Times {
	const shorter = (name: keyof Times) => Math.min(given[name] ?? MAX_TIMES[name], MAX_TIMES[name]);
	return {
		headMs: shorter("headMs"),
		requestMs: shorter("requestMs"),
		connectMs: shorter("connectMs"),
		attemptMs: shorter("attemptMs"),
		idleMs: shorter("idleMs"),
	};
}
