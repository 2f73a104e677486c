import { createServer, type RequestListener } from "node:http";
import { listenOnLoopback } from "@scriptorium/loopback-server/listen-on-loopback";

/** A local server that counts what reaches it: also connections over which nothing is requested. */
export interface CountingServer {
	/** `http://127.0.0.1:PORT`, or with the name `localhost`. */
	readonly origin: string;
	readonly port: number;
	/** Connections so far. */
	connections(): number;
	stop(): Promise<void>;
}

/**
 * Starts the server on a free port.
 * @param answer handles requests; the default answers each with a few bytes
 * @returns the server
 */
export async function startCountingServer(
	answer: RequestListener = (_request, response) => void response.end("reached"),
): Promise<CountingServer> {
	let connections = 0;
	const server = createServer(answer);
	server.on("connection", () => {
		connections += 1;
	});
	const { origin, port, close } = await listenOnLoopback(server);
	return {
		origin,
		port,
		connections: () => connections,
		stop: close,
	};
}
