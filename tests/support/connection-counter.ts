import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

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
	await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
	const { port } = server.address() as AddressInfo;
	return {
		origin: `http://127.0.0.1:${port}`,
		port,
		connections: () => connections,
		stop: () =>
			new Promise((done) => {
				server.close(() => done());
				server.closeAllConnections();
			}),
	};
}
