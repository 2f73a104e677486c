import { once } from "node:events";
import type { Server, Socket } from "node:net";

export interface LoopbackServer {
	readonly port: number;
	/** `http://HOST:PORT`, without a slash at the end. */
	readonly origin: string;
	/** Stops listening and ends all connections, kept-alive and upgraded ones included. A second call does nothing. */
	readonly close: () => Promise<void>;
}

/**
 * Makes a server listen on an address that only this machine reaches.
 * @param server an HTTP or TCP server that does not listen yet
 * @param address `port` 0, the default, for any free port; `host` is a part of the origin as it is written here
 * @returns the listening server
 * @throws the error of `net.Server`, for example with the code EADDRINUSE
 */
export async function listenOnLoopback(
	server: Server,
	{
		port = 0,
		host = "127.0.0.1",
	}: { readonly port?: number; readonly host?: "::1" | "localhost" | `127.${string}` } = {},
): Promise<LoopbackServer> {
	const open = new Set<Socket>();
	server.on("connection", (socket) => {
		open.add(socket);
		socket.once("close", () => open.delete(socket));
	});
	server.listen(port, host);
	await once(server, "listening");
	const address = server.address();
	if (address === null || typeof address === "string") throw new Error("The server listens on no TCP port.");
	return {
		port: address.port,
		origin: `http://${host.includes(":") ? `[${host}]` : host}:${address.port}`,
		close: async () => {
			for (const socket of open) socket.destroy();
			if (!server.listening) return;
			const closed = once(server, "close");
			server.close();
			await closed;
		},
	};
}
