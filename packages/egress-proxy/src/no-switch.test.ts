import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { get, words } from "./egress-proxy.test-support.ts";
import { startEgressProxy } from "./start-egress-proxy.ts";
import { directConnector, systemResolver } from "./system-ports.ts";

const folder = import.meta.dirname;
const sources = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
	(file) => file.endsWith(".ts") && !/\.test(?:-support)?\.ts$/.test(file),
);
const textOf = (file: string) => readFileSync(join(folder, file), "utf8");

test("the package reads no environment variable, argument or file", () => {
	expect(sources.length).toBeGreaterThan(10);
	const reads =
		/\bprocess\b|import\.meta\.env|\bDeno\b|node:(?:process|fs|worker_threads|child_process|v8|vm)|\bargv\b|\brequire\b|\beval\b/;
	expect(sources.filter((file) => reads.test(textOf(file).replace(/\/\*\*?[\s\S]*?\*\/|\/\/.*/g, "")))).toEqual([]);
	expect("if (process.env.UNSAFE) return;").toMatch(reads);
});

test("the proxy has no options but its ports, limits and waits", async () => {
	const options = { resolver: systemResolver, connector: directConnector, maxBytes: 1_000_000 };
	const read = new Set<string>();
	// Whatever name the proxy looks for, it finds `true`.
	const anything = new Proxy(options, {
		get: (target, name, receiver) => {
			read.add(String(name));
			return name in target || name === "times" || name === "maxConnections"
				? Reflect.get(target, name, receiver)
				: true;
		},
	});
	const proxy = await startEgressProxy(anything);
	onTestFinished(proxy.close);
	expect(await get(proxy, "http://127.0.0.1/")).toMatch(/^HTTP\/1\.1 403 /);
	expect([...read].sort()).toEqual(["connector", "maxBytes", "maxConnections", "resolver", "times"]);
});

/** Names that such switches have in other programs, and those by which Node and name resolution can be changed. */
const WORDS = words(`
	ALLOW ENABLE SKIP DISABLE UNSAFE INSECURE BYPASS TRUST NO TEST DEV LOCAL
`);
const THINGS = words(`
	PRIVATE PRIVATE_ADDRESSES LOOPBACK LOCALHOST GUARD CHECKS EGRESS PROXY SSRF MODE
`);
const PREFIXES = ["", "SCRIPTORIUM_", "EGRESS_", "EGRESS_PROXY_", "TEST_WORKER_", "NODE_", "VITE_"];

function switchesOf(proxyPort: number, aliases: string): NodeJS.ProcessEnv {
	const names = PREFIXES.flatMap((prefix) =>
		WORDS.flatMap((word) => [`${prefix}${word}`, ...THINGS.map((thing) => `${prefix}${word}_${thing}`)]),
	).filter((name) => name !== "NO_PROXY");
	const address = `http://127.0.0.1:${proxyPort}`;
	return {
		...Object.fromEntries(names.map((name) => [name, "1"])),
		PATH: process.env.PATH,
		NODE_ENV: "development",
		CI: "1",
		DEBUG: "*",
		VITEST: "true",
		HTTP_PROXY: address,
		HTTPS_PROXY: address,
		ALL_PROXY: address,
		NODE_USE_ENV_PROXY: "1",
		NO_PROXY: "",
		http_proxy: address,
		https_proxy: address,
		all_proxy: address,
		no_proxy: "",
		LOCALDOMAIN: "localhost",
		RES_OPTIONS: "ndots:15",
		HOSTALIASES: aliases,
		NODE_TLS_REJECT_UNAUTHORIZED: "0",
		NODE_OPTIONS: "--insecure-http-parser --use-env-proxy --dns-result-order=ipv4first",
	};
}

test("no variable, flag or spelling opens the way to a server on this machine", async () => {
	let reached = 0;
	const server = createServer((_request, response) => {
		reached++;
		response.end("inside");
	});
	server.on("connection", () => reached++);
	server.listen(0);
	await once(server, "listening");
	onTestFinished(() => void server.close());
	const { port } = server.address() as AddressInfo;
	const aliases = join(mkdtempSync(join(tmpdir(), "egress-proxy-")), "aliases");
	onTestFinished(() => rmSync(dirname(aliases), { recursive: true }));
	writeFileSync(aliases, "shop localhost\n");
	const spellings = words(`
		127.0.0.1 127.1 2130706433 0x7f.1 0x7f000001 017700000001 0177.0.0.1 0 0.0.0.0 %31%32%37.0.0.1 127.0.0.1.
		127.9.8.7 [::1] [::] [0:0:0:0:0:0:0:1] [::ffff:127.0.0.1] [::ffff:7f00:1] [::127.0.0.1] [64:ff9b::7f00:1]
		[2002:7f00:1::] localhost LOCALHOST. a.localhost shop localhost.localdomain
	`);
	const flags = ["--allow-private", "--unsafe", "--no-guard", "--disable-checks", "--test"];
	const program = join(folder, "try-loopback.test-support.ts");
	const { stdout } = await promisify(execFile)(
		process.execPath,
		[program, ...flags, ...spellings.map((host) => `${host}:${port}`)],
		{ env: switchesOf(port, aliases) },
	);
	const { answers, hosts } = JSON.parse(stdout) as {
		answers: [string, string][];
		hosts: { connections: number; refused: string | null }[];
	};
	expect(answers).toHaveLength(2 * spellings.length);
	const reason =
		/^HTTP\/1\.1 403 .*(?:is a (?:private|reserved) address|own network)\. Test runs reach public addresses only\.$/s;
	expect(answers.filter(([, answer]) => !reason.test(answer))).toEqual([]);
	expect(hosts.filter(({ connections, refused }) => connections > 0 || refused === null)).toEqual([]);
	expect(reached).toBe(0);
	// The server was there all the time.
	expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe("inside");
});
