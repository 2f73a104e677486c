import { once } from "node:events";
import { createServer } from "node:net";

/** A TCP port on 127.0.0.1 that nobody listened on a moment ago. Who uses it must be ready to lose the race. */
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
