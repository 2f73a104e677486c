import { randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import os from "node:os";
import { messageOf } from "@scriptorium/core-types/errors";

/** Ports of the web beside 80 and 443, which a process without privileges cannot open. Test runs may use them. */
const PORTS = [8080, 8443] as const;
const LOOPBACK = ["127.0.0.1", "::1"];

export interface PlantedService {
	readonly port: number;
	/** Addresses at which it answers, IPv6 without brackets. 127.0.0.1 is always among them. */
	readonly addresses: readonly string[];
	/** A path that no other attempt uses. */
	newPath(): string;
	/** Whether a request for the path arrived. */
	hasArrived(path: string): boolean;
	/** Connections that brought no request for one of the paths. */
	strayConnections(): number;
	close(): Promise<void>;
}

/**
 * Starts a service that no test run may reach, at loopback and at this machine's own addresses.
 * @returns the service, which notes who arrives
 * @throws when none of the ports is free on 127.0.0.1
 */
export async function plantService(): Promise<PlantedService> {
	const paths = new Set<string>();
	const arrived = new Set<string>();
	let connections = 0;
	let known = 0;
	const note = (path: string | undefined) => {
		if (path === undefined || !paths.has(path)) return;
		arrived.add(path);
		known += 1;
	};
	const open = async (address: string, port: number): Promise<Server> => {
		const server = createServer((incoming, outgoing) => {
			note(incoming.url);
			outgoing.writeHead(200, { "Content-Type": "text/plain", Connection: "close" }).end("private");
		});
		server.on("connection", () => {
			connections += 1;
		});
		server.on("upgrade", (incoming, socket) => {
			note(incoming.url);
			socket.destroy();
		});
		await new Promise<void>((resolve, reject) => {
			server.once("error", reject).listen({ port, host: address, ipv6Only: true }, resolve);
		});
		return server;
	};

	const { server: first, port } = await openFirst(open);
	const servers = [first];
	const addresses = ["127.0.0.1"];
	for (const address of [...LOOPBACK.slice(1), ...ownAddresses()]) {
		// The port may be in use there, or the address not be usable (IPv6 that is switched off).
		const server = await open(address, port).catch((thrown: unknown) => messageOf(thrown));
		if (typeof server === "string") continue;
		servers.push(server);
		addresses.push(address);
	}
	return {
		port,
		addresses,
		newPath: () => {
			const path = `/${randomUUID()}`;
			paths.add(path);
			return path;
		},
		hasArrived: (path) => arrived.has(path),
		strayConnections: () => Math.max(0, connections - known),
		close: async () => {
			for (const server of servers) {
				const closed = new Promise<void>((resolve) => server.close(() => resolve()));
				server.closeAllConnections();
				await closed;
			}
		},
	};
}

async function openFirst(open: (address: string, port: number) => Promise<Server>) {
	for (const port of PORTS) {
		const server = await open("127.0.0.1", port).catch(() => null);
		if (server !== null) return { server, port };
	}
	throw new Error(`The self-check needs one of the ports ${PORTS.join(" and ")} of 127.0.0.1, and both are in use.`);
}

/** Addresses of this machine in its networks. Those of one link need the name of an interface and are left out. */
function ownAddresses(): string[] {
	return Object.values(os.networkInterfaces())
		.flatMap((faces) => faces ?? [])
		.filter(({ internal, scopeid, family }) => !internal && (family === "IPv4" || scopeid === 0))
		.map(({ address }) => address);
}
