import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { connect } from "node:net";
import type { Connector, Resolver } from "@scriptorium/egress-proxy/start-egress-proxy";
import { findChromium } from "@scriptorium/isolated-browser/find-chromium";
import { DEFAULT_LIMIT_MB } from "@scriptorium/isolated-browser/limit-memory";
import { listenOnLoopback } from "@scriptorium/loopback-server/listen-on-loopback";
import type { TestResult } from "@scriptorium/shared-protocol/hub-edge/test-bookmarklet";
import { onTestFinished } from "vitest";
import { WebSocketServer } from "ws";
import { runBrowserTest } from "./run-browser-test.ts";
import type { BrowserTestInput } from "./run-record.ts";

/** Every name of the test network has this public address; the connector leads it to a server of the test. */
const PUBLIC_ADDRESS = "93.184.215.14";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export interface TestNetwork {
	readonly resolver: Resolver;
	readonly connector: Connector;
	/** `METHOD host/path` of every request that a public server got, with `cookie=…` where it came with cookies. */
	readonly heard: string[];
	/** Names that were resolved. */
	readonly resolved: string[];
	/** Answers of the resolver for single names, in turn; the last one stays. */
	readonly addresses: Map<string, string[][]>;
}

/**
 * Starts one server for all public names of a test. Hosts answer by name: `pages` maps `host/path` (or `host`) to HTML or to a function.
 * @param pages what the hosts answer; 404 for anything else
 */
export async function openTestNetwork(pages: Readonly<Record<string, string | Answer>>): Promise<TestNetwork> {
	const [heard, resolved, addresses] = [[] as string[], [] as string[], new Map<string, string[][]>()];
	const server = createServer((request, response) => {
		const { method = "", headers, url = "/" } = request;
		const host = (headers.host ?? "").replace(/:\d+$/, "");
		heard.push(`${method} ${host}${url}${headers.cookie ? ` cookie=${headers.cookie}` : ""}`);
		const path = url.replace(/\?.*$/, "");
		const page = pages[`${host}${path}`] ?? (path === "/" ? pages[host] : undefined);
		if (typeof page === "function") return page(request, response);
		response.writeHead(page === undefined ? 404 : 200, { "content-type": "text/html; charset=utf-8" });
		response.end(page ?? "nothing here");
	});
	const sockets = new WebSocketServer({ noServer: true });
	server.on("upgrade", (request, socket, head) => {
		heard.push(`WS ${(request.headers.host ?? "").replace(/:\d+$/, "")}${request.url}`);
		sockets.handleUpgrade(request, socket, head, (client) => client.send("hello"));
	});
	const { port, close } = await listenOnLoopback(server);
	onTestFinished(close);
	return {
		heard,
		resolved,
		addresses,
		resolver: {
			resolve: async (hostname) => {
				resolved.push(hostname);
				const planned = addresses.get(hostname);
				if (planned) return (planned.length > 1 ? planned.shift() : planned[0]) ?? [];
				return hostname.endsWith(".example") ? [PUBLIC_ADDRESS] : [];
			},
		},
		connector: {
			// What the proxy lets through to another address than the public one really goes there: an escape is heard.
			connect: ({ address, port: wanted }) =>
				new Promise((resolve, reject) => {
					const target = address === PUBLIC_ADDRESS ? { host: "127.0.0.1", port } : { host: address, port: wanted };
					const socket = connect(target);
					socket.once("connect", () => resolve(socket)).once("error", reject);
				}),
		},
	};
}

function chromium(): string {
	const path = findChromium(process.env, []);
	if (path === null) throw new Error("These tests need a Chromium.");
	return path;
}

/** Runs a test; throws when nothing was run. */
export async function runOn(
	network: TestNetwork,
	input: Partial<BrowserTestInput> & { readonly code: string },
	options: { readonly signal?: AbortSignal; readonly memoryMb?: number } = {},
): Promise<TestResult> {
	const outcome = await tryOn(network, input, options);
	if (!outcome.ok) throw new Error(`${outcome.error.code}: ${outcome.error.message} ${outcome.error.details ?? ""}`);
	return outcome.value;
}

export const tryOn = (
	{ resolver, connector }: TestNetwork,
	input: Partial<BrowserTestInput> & { readonly code: string },
	options: {
		readonly signal?: AbortSignal;
		readonly memoryMb?: number;
		readonly onPhase?: (phase: string) => void;
	} = {},
) =>
	runBrowserTest(
		{ testUrl: "http://site.example/", device: "desktop", ...input },
		{
			browser: { chromium: chromium(), memoryMb: options.memoryMb ?? DEFAULT_LIMIT_MB },
			resolver,
			connector,
			signal: options.signal ?? new AbortController().signal,
			onPhase: options.onPhase ?? (() => undefined),
		},
	);
