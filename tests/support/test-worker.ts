import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { type BrowserTestPorts, runBrowserTest } from "@scriptorium/browser-test/run-browser-test";
import { findChromium } from "@scriptorium/isolated-browser/find-chromium";
import { listenOnLoopback } from "@scriptorium/loopback-server/listen-on-loopback";
import { testRunLimits } from "@scriptorium/shared-protocol/hub-edge/test-bookmarklet";
import { startTestWorker } from "@scriptorium/supabase/test-worker/worker-server";

/** Every name that ends with `.example` has this address, and leads to the server of the test. */
const PUBLIC_ADDRESS = "93.184.215.14";

export type SiteAnswer = string | ((request: IncomingMessage, response: ServerResponse) => void);

export interface MappedTestWorker {
	/** For `startOwnHub`. */
	readonly address: { readonly url: string; readonly key: string };
	/** `METHOD host/path` of every request that arrived. */
	readonly heard: readonly string[];
	/** For runs without the worker. */
	readonly ports: Pick<BrowserTestPorts, "browser" | "resolver" | "connector">;
	/** The server of the test itself, with the first page of the first site. */
	readonly siteUrl: string;
	/** Runs that have begun and not ended. */
	running(): number;
	close(): Promise<void>;
}

/**
 * Starts a worker for test runs whose public names lead to a server of the test. It is made of the product's parts; the product's own
 * program has no other network than the real one.
 * @param sites what a host answers at `host/path`, or at `host` for its first page
 * @returns the running worker
 */
export async function openTestWorker(sites: Readonly<Record<string, SiteAnswer>>): Promise<MappedTestWorker> {
	const chromium = findChromium(process.env, []);
	if (chromium === null) throw new Error("These journeys need a Chromium.");
	const heard: string[] = [];
	let running = 0;
	const server = createServer((request, response) => {
		const named = (request.headers.host ?? "").replace(/:\d+$/, "");
		const host = named === "127.0.0.1" ? (Object.keys(sites)[0] ?? "") : named;
		const path = (request.url ?? "/").replace(/\?.*$/, "");
		heard.push(`${request.method} ${host}${path}`);
		const site = sites[`${host}${path}`] ?? (path === "/" ? sites[host] : undefined);
		if (typeof site === "function") return site(request, response);
		response.writeHead(site === undefined ? 404 : 200, {
			"content-type": "text/html; charset=utf-8",
			"access-control-allow-origin": "*",
		});
		response.end(site ?? "nothing here");
	});
	const { port, origin, close } = await listenOnLoopback(server);
	const key = randomBytes(32).toString("hex");
	const ports: MappedTestWorker["ports"] = {
		browser: { chromium, memoryMb: testRunLimits.memoryMb },
		resolver: { resolve: async (hostname) => (hostname.endsWith(".example") ? [PUBLIC_ADDRESS] : []) },
		connector: {
			connect: ({ address }) =>
				new Promise((resolve, reject) => {
					if (address !== PUBLIC_ADDRESS) throw new Error(`Nothing is at ${address}.`);
					const socket = connect({ host: "127.0.0.1", port, allowHalfOpen: true });
					socket.once("connect", () => resolve(socket)).once("error", reject);
				}),
		},
	};
	const worker = await startTestWorker({
		key,
		host: "127.0.0.1",
		port: 0,
		run: async (input, options) => {
			running += 1;
			try {
				return await runBrowserTest(input, { ...options, ...ports });
			} finally {
				running -= 1;
			}
		},
		checkSelf: async () => ({ attempts: [] }),
	});
	return {
		address: { url: `http://127.0.0.1:${worker.port}`, key },
		heard,
		ports,
		siteUrl: `${origin}/`,
		running: () => running,
		async close() {
			await worker.close();
			await close();
		},
	};
}
