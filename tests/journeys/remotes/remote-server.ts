import { readFile } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { type LoopbackServer, listenOnLoopback } from "@scriptorium/loopback-server/listen-on-loopback";

/** Faults of a remote's server. */
export type Fault = "none" | "not-found" | "html" | "hang" | "corrupt-entry" | "corrupt-chunk";

const TYPES: Readonly<Record<string, string>> = {
	".js": "text/javascript",
	".css": "text/css",
	".json": "application/json",
};
const BROKEN = "export const broken = {{{";

/** Serves a remote's build from an origin of its own, with or without a fault. */
export interface RemoteServer {
	/** With a slash at the end. */
	readonly base: string;
	fault: Fault;
	/** Resolves on the next request for the entry. */
	nextEntryRequest(): Promise<void>;
	/** Stops listening: connections are refused from then on. */
	stop(): Promise<void>;
	/** Listens again on the same port. */
	start(): Promise<void>;
}

export async function startRemoteServer(distDir: string): Promise<RemoteServer> {
	let server: LoopbackServer | null = null;
	let port = 0;
	let origin = "";
	const waiting: (() => void)[] = [];

	async function answer(path: string, fault: Fault, response: ServerResponse): Promise<void> {
		const isEntry = /remoteEntry-[^/]+\.js$/.test(path);
		if (isEntry) for (const notify of waiting.splice(0)) notify();
		if (fault === "hang") return;
		const body = await readFile(join(distDir, path)).catch(() => null);
		const headers = { "access-control-allow-origin": "*", "cache-control": "no-store" };
		if (fault === "not-found" || body === null) {
			response.writeHead(404, headers).end();
		} else if (fault === "html") {
			response.writeHead(200, { ...headers, "content-type": "text/html" }).end("<!doctype html><p>Welcome</p>");
		} else {
			const corrupt =
				(fault === "corrupt-entry" && isEntry) || (fault === "corrupt-chunk" && /\/remote-[^/]+\.js$/.test(path));
			response.writeHead(200, { ...headers, "content-type": TYPES[extname(path)] ?? "application/octet-stream" });
			response.end(corrupt ? BROKEN : body);
		}
	}

	const remote: RemoteServer = {
		base: "",
		fault: "none",
		nextEntryRequest: () => new Promise((resolve) => waiting.push(resolve)),
		stop: async () => server?.close(),
		start: async () => {
			const next = createServer((request, response) => {
				const { pathname } = new URL(request.url ?? "/", "http://remote");
				void answer(pathname, remote.fault, response);
			});
			server = await listenOnLoopback(next, { port });
			({ port, origin } = server);
		},
	};
	await remote.start();
	return Object.assign(remote, { base: `${origin}/` });
}
