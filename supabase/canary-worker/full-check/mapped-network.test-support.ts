import { createServer } from "node:http";
import { connect } from "node:net";
import type { Connector, Resolver } from "@scriptorium/egress-proxy/start-egress-proxy";
import { listenOnLoopback } from "@scriptorium/loopback-server/listen-on-loopback";

/** Every name that ends with `.example` has this address, and leads to the server of the test. */
const PUBLIC_ADDRESS = "93.184.215.14";

export interface MappedNetwork {
	readonly resolver: Resolver;
	readonly connector: Connector;
	/** The files, by `host/path`. A status instead of a text is an answer without a file. */
	readonly files: Map<string, string | number | Buffer>;
	/** `host/path` of every request that arrived. */
	readonly heard: readonly string[];
	/** Of the server on this machine. */
	readonly port: number;
	close(): Promise<void>;
}

/**
 * Starts a server that stands for all sites below `.example`, behind the product's own guard.
 * @returns the network with its files, which are empty
 */
export async function openMappedNetwork(): Promise<MappedNetwork> {
	const files: MappedNetwork["files"] = new Map();
	const heard: string[] = [];
	const server = createServer((request, response) => {
		const place = `${request.headers.host?.replace(/:\d+$/, "")}${request.url}`;
		heard.push(place);
		const file = files.get(place) ?? 404;
		if (typeof file === "number") {
			const location = files.get(`${place} location`);
			response.writeHead(file, typeof location === "string" ? { location } : {}).end();
		} else response.writeHead(200, { "content-type": "text/javascript; charset=utf-8" }).end(file);
	});
	const { port, close } = await listenOnLoopback(server);
	return {
		files,
		heard,
		port,
		close,
		resolver: { resolve: async (hostname) => (hostname.endsWith(".example") ? [PUBLIC_ADDRESS] : ["10.0.0.1"]) },
		connector: {
			connect: ({ address }) =>
				new Promise((resolve, reject) => {
					if (address !== PUBLIC_ADDRESS) throw new Error(`Nothing is at ${address}.`);
					const socket = connect({ host: "127.0.0.1", port, allowHalfOpen: true });
					socket.once("connect", () => resolve(socket)).once("error", reject);
				}),
		},
	};
}
