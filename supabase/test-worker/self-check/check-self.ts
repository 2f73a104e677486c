import { isIPv6 } from "node:net";
import type { SelfCheckAnswer } from "@scriptorium/shared-protocol/edge-worker/test-worker";
import type { RunTest } from "../run-test.ts";
import { type PlantedService, plantService } from "./planted-service.ts";
import { openStage, type Stage } from "./stage.ts";

/** Names of the public name system that resolve to 127.0.0.1. */
const PUBLIC_NAMES_OF_LOOPBACK = ["localtest.me", "127.0.0.1.nip.io"];
/** Time for all attempts of the page. A run watches a script for five seconds, whatever it does. */
const ATTEMPTS_MS = 2_000;

type PageWay = "fetch" | "image" | "frame" | "socket";
interface Attempt {
	readonly way: string;
	readonly path: string;
}

/**
 * Plants a service at this machine's private addresses and has test runs try to reach it: as the page itself, and from a page by each
 * kind of request, in unusual spellings, by redirects and by names that resolve to loopback.
 * @param options how a test is run
 * @param options.ports resolver and connector of the worker, which are under test
 * @param options.signal ends the check
 * @returns each attempt, and whether it arrived
 * @throws when no service can be planted, or a run does not take place
 */
export async function checkSelf(options: {
	readonly runTest: RunTest;
	readonly ports: Stage["ports"];
	readonly signal: AbortSignal;
}): Promise<SelfCheckAnswer> {
	const { runTest, signal } = options;
	const service = await plantService();
	const stage = await openStage(options.ports).catch(async (thrown: unknown) => {
		await service.close();
		throw thrown;
	});
	const run = async (testUrl: string, code: string) => {
		const input = { code, testUrl, device: "desktop" as const };
		const made = await runTest(input, { ...stage.ports, signal, onPhase: () => undefined });
		// An address that is refused before a browser is started is not reached.
		if (!made.ok && made.error.code !== "url_not_allowed") throw new Error(made.error.message);
	};
	try {
		const attempts: Attempt[] = [];
		for (const url of testUrls(service, stage)) {
			const path = service.newPath();
			attempts.push({ way: `page ${url.shown}`, path });
			await run(url.of(path), "void 0;");
		}
		const fromPage = pageAttempts(service, stage);
		attempts.push(...fromPage);
		await run(stage.pageUrl, codeOf(fromPage, stage));
		if (!stage.hasTried()) throw new Error("The page of the self-check did not run its script.");
		return {
			attempts: [
				...attempts.map(({ way, path }) => ({ way: way.slice(0, 300), reached: service.hasArrived(path) })),
				{ way: "any other connection", reached: service.strayConnections() > 0 },
			],
		};
	} finally {
		await stage.close();
		await service.close();
	}
}

const bracketed = (address: string) => (isIPv6(address) ? `[${address}]` : address);

/** Spellings of a private host. */
function spellings({ addresses }: PlantedService): string[] {
	return [
		...addresses.map(bracketed),
		"2130706433",
		"0x7f.1",
		"127.1",
		"[::ffff:127.0.0.1]",
		"localhost",
		"a.localhost",
	];
}

function testUrls({ addresses, port, ...service }: PlantedService, stage: Stage) {
	const hosts = spellings({ addresses, port, ...service });
	// Each name takes a run with a browser, so one of each kind has to do; the page tries all of them.
	const names = [...stage.hostileHosts.slice(0, 1), ...PUBLIC_NAMES_OF_LOOPBACK.slice(0, 1)];
	const direct = [...hosts, ...names].map((host) => ({
		shown: `http://${host}:${port}/`,
		of: (path: string) => `http://${host}:${port}${path}`,
	}));
	const redirected = addresses.slice(0, 1).map((address) => ({
		shown: `redirected to http://${bracketed(address)}:${port}/`,
		of: (path: string) => stage.redirectTo(`http://${bracketed(address)}:${port}${path}`),
	}));
	return [...direct, ...redirected];
}

function pageAttempts(service: PlantedService, stage: Stage): (Attempt & { url: string; kind: PageWay })[] {
	const hosts = [...spellings(service), ...stage.hostileHosts, ...PUBLIC_NAMES_OF_LOOPBACK];
	const urlOf = (host: string, path: string) => `http://${host}:${service.port}${path}`;
	const make = (kind: PageWay, shown: string, toUrl: (path: string) => string) => {
		const path = service.newPath();
		return { way: `${kind} ${shown}`, path, kind, url: toUrl(path) };
	};
	const direct = hosts.flatMap((host) => [
		...(["fetch", "image", "frame"] as const).map((kind) => make(kind, urlOf(host, "/"), (path) => urlOf(host, path))),
		make("socket", `ws://${host}:${service.port}/`, (path) => `ws://${host}:${service.port}${path}`),
	]);
	const redirected = service.addresses.flatMap((address) =>
		(["fetch", "image", "frame"] as const).map((kind) =>
			make(kind, `redirected to ${urlOf(bracketed(address), "/")}`, (path) =>
				stage.redirectTo(urlOf(bracketed(address), path)),
			),
		),
	);
	return [...direct, ...redirected];
}

/** The script under test: makes all attempts at once, says on its own site that it has made them, and waits for their ends. */
function codeOf(attempts: readonly { url: string; kind: PageWay }[], stage: Stage): string {
	const list = JSON.stringify(attempts.map(({ url, kind }) => ({ url, kind })));
	return `(async () => {
	const ended = (element, url) => new Promise((resolve) => {
		element.onload = element.onerror = resolve;
		element.src = url;
		document.body.append(element);
	});
	const ways = {
		fetch: (url) => fetch(url, { mode: "no-cors" }),
		image: (url) => ended(new Image(), url),
		frame: (url) => ended(document.createElement("iframe"), url),
		socket: (url) => new Promise((resolve) => { new WebSocket(url).onclose = resolve; }),
	};
	const made = ${list}.map(({ url, kind }) => ways[kind](url).catch(() => undefined));
	await fetch(${JSON.stringify(`${stage.pageUrl}tried`)});
	await Promise.race([Promise.all(made), new Promise((resolve) => setTimeout(resolve, ${ATTEMPTS_MS}))]);
})();`;
}
