import { randomBytes } from "node:crypto";
import { createServer } from "node:http";
import { connect } from "node:net";
import type { Connector, Resolver } from "@scriptorium/egress-proxy/ports";
import { listenOnLoopback } from "@scriptorium/loopback-server/listen-on-loopback";

/** Looks public to the guard. Within a self-check, connections to its port 80 lead to the stage. */
const STAGE_ADDRESS = "93.184.215.14";

/** The page from which a self-check tries private addresses, with names that only the self-check's own runs know. */
export interface Stage {
	/** Ports of a run: those of the worker, and the stage's names. */
	readonly ports: { readonly resolver: Resolver; readonly connector: Connector };
	/** Address of the page. */
	readonly pageUrl: string;
	/** Address of the stage that redirects to another one. */
	redirectTo(url: string): string;
	/** Names that resolve to loopback: always, beside a public address, and from the second time on. */
	readonly hostileHosts: readonly string[];
	/** Whether the script on the page has made its attempts. */
	hasTried(): boolean;
	close(): Promise<void>;
}

/**
 * Starts the stage, so that a self-check needs no site of the internet.
 * @param ports of the worker, for all other names and addresses
 * @returns the stage
 */
export async function openStage(ports: Stage["ports"]): Promise<Stage> {
	let hasTried = false;
	const server = createServer((incoming, outgoing) => {
		const url = new URL(incoming.url ?? "/", "http://stage");
		if (url.pathname === "/tried") hasTried = true;
		const target = url.searchParams.get("to");
		if (target !== null) {
			outgoing.writeHead(302, { Location: target, "Access-Control-Allow-Origin": "*" }).end();
			return;
		}
		outgoing.writeHead(200, { "Content-Type": "text/html" }).end("<!doctype html><title>Self-check</title><body>");
	});
	const { port, close } = await listenOnLoopback(server);

	const domain = `${randomBytes(8).toString("hex")}.example`;
	let rebound = 0;
	const answers: Readonly<Record<string, () => readonly string[]>> = {
		[`page.${domain}`]: () => [STAGE_ADDRESS],
		[`loopback.${domain}`]: () => ["127.0.0.1"],
		[`mixed.${domain}`]: () => [STAGE_ADDRESS, "127.0.0.1"],
		[`rebinding.${domain}`]: () => [rebound++ === 0 ? STAGE_ADDRESS : "127.0.0.1"],
	};
	const resolver: Resolver = {
		resolve: async (hostname, signal) => answers[hostname]?.() ?? ports.resolver.resolve(hostname, signal),
	};
	const connector: Connector = {
		connect: (target, signal) => {
			if (target.address !== STAGE_ADDRESS) return ports.connector.connect(target, signal);
			if (target.port !== 80) return Promise.reject(new Error("The stage has one port."));
			return new Promise((resolve, reject) => {
				const socket = connect({ host: "127.0.0.1", port, allowHalfOpen: true });
				socket.once("error", reject).once("connect", () => {
					socket.off("error", reject);
					resolve(socket);
				});
			});
		},
	};
	const pageUrl = `http://page.${domain}/`;
	return {
		ports: { resolver, connector },
		pageUrl,
		redirectTo: (url) => `${pageUrl}?to=${encodeURIComponent(url)}`,
		hostileHosts: ["loopback", "mixed", "rebinding", "rebinding"].map((name) => `${name}.${domain}`),
		hasTried: () => hasTried,
		close,
	};
}
