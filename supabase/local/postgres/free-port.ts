import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Finds a TCP port on 127.0.0.1 that was free a moment ago; another process may take it before it is used.
 * @returns its number, 1 to 65535
 */
export async function findFreePort(): Promise<number> {
	const server = createServer();
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const address = server.address();
	server.close();
	await once(server, "close");
	if (address === null || typeof address === "string") throw new Error("The machine gave no TCP port.");
	return address.port;
}
