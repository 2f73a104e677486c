import { createServer } from "node:net";
import { listenOnLoopback } from "@scriptorium/loopback-server/listen-on-loopback";

/**
 * Finds a TCP port on 127.0.0.1 that was free a moment ago; another process may take it before it is used.
 * @returns its number, 1 to 65535
 */
export async function findFreePort(): Promise<number> {
	const { port, close } = await listenOnLoopback(createServer());
	await close();
	return port;
}
