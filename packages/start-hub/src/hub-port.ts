import { createServer, IncomingMessage, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Connection } from "@scriptorium/http-limits/page-queue";
import { connectionTimeouts, isPipelined, takeTurns } from "@scriptorium/http-limits/take-turns";
import { type LoopbackServer, listenOnLoopback } from "@scriptorium/loopback-server/listen-on-loopback";
import { StartFailure } from "./start-failure.ts";

/**
 * Time after which the server closes an idle connection. A request that arrives while it is being closed fails with ECONNRESET. Node's
 * default of 5 seconds is too short for clients that send a request every few seconds. Load balancers usually close idle connections
 * after 60 seconds; with a longer time here, they close them before the server does.
 */
const KEEP_ALIVE_MS = 65_000;

export type AnswerRequest = (request: Request, peerAddress: string, connection: Connection) => Promise<Response>;

export interface HubPort {
	readonly port: number;
	/** Sets the handler of all later requests. */
	answerWith(answer: AnswerRequest): void;
	close(): Promise<void>;
}

/**
 * Listens on both loopback addresses (`localhost` may resolve to either) before anything slow begins.
 * Answers 503 until `answerWith` is called.
 * @param wantedPort 0 for any free port
 * @returns the server with its actual port
 * @throws StartFailure if the port is in use or needs more privileges
 */
export async function openHubPort(wantedPort: number): Promise<HubPort> {
	let answer: AnswerRequest = async () =>
		new Response("Scriptorium is starting. Try again in a moment.\n", { status: 503, headers: { "Retry-After": "1" } });
	const listener = getRequestListener(
		(request, { incoming }) =>
			answer(request, incoming.socket?.remoteAddress ?? "", {
				socket: incoming.socket,
				isPipelined: incoming instanceof IncomingMessage && isPipelined(incoming),
			}),
		{ overrideGlobalObjects: false },
	);
	const inTurn = takeTurns((incoming, outgoing) => void listener(incoming, outgoing));
	const make = () =>
		createServer({ keepAliveTimeout: KEEP_ALIVE_MS, ...connectionTimeouts }, (incoming, outgoing) => {
			// Set here, so that every answer has it: redirects, refusals and answers of the HTTP library itself.
			outgoing.setHeader("X-Content-Type-Options", "nosniff");
			inTurn(incoming, outgoing);
		});

	for (let attempt = 1; ; attempt++) {
		const first = await listen(make(), wantedPort, "127.0.0.1");
		const { port } = first;
		const servers = [first];
		try {
			servers.push(await listen(make(), port, "::1"));
		} catch (thrown) {
			const taken = isCode(thrown, "EADDRINUSE");
			if (taken) await first.close();
			if (taken && wantedPort === 0 && attempt < 20) continue; // free on one address, not on the other
			if (taken) throw portTaken(port);
			// No IPv6 on this machine: then localhost is 127.0.0.1.
			if (!isCode(thrown, "EADDRNOTAVAIL") && !isCode(thrown, "EAFNOSUPPORT")) throw thrown;
		}
		return {
			port,
			answerWith: (next) => {
				answer = next;
			},
			close: async () => {
				await Promise.all(servers.map(({ close }) => close()));
			},
		};
	}
}

async function listen(server: Server, port: number, host: "127.0.0.1" | "::1"): Promise<LoopbackServer> {
	try {
		return await listenOnLoopback(server, { port, host });
	} catch (thrown) {
		if (host === "127.0.0.1" && isCode(thrown, "EADDRINUSE")) throw portTaken(port);
		if (isCode(thrown, "EACCES"))
			throw new StartFailure(`Port ${port} needs more rights. Choose another one with --port.`);
		throw thrown;
	}
}

function portTaken(port: number): StartFailure {
	return new StartFailure(
		`Port ${port} is taken by another program. Stop that one, or choose another port: npm start -- --port ${port + 1}`,
	);
}

function isCode(thrown: unknown, code: string): boolean {
	return thrown instanceof Error && "code" in thrown && thrown.code === code;
}
