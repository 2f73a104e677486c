import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createEdgeFunction } from "./edge-function.ts";
import { createFunctionsHost, type FunctionsHost } from "./functions-host.ts";

let folder: string;
let host: FunctionsHost;
const log: string[] = [];
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "scriptorium-functions-"));
	await mkdir(join(folder, "health-check"));
	const source = `Deno.serve((request) => {
		while (request.url.endsWith("?hang"));
		return new Response("done");
	});`;
	await writeFile(join(folder, "health-check", "index.ts"), source);
	const options = {
		dataDir: folder,
		functionsDir: folder,
		settings: { "health-check": { verify_jwt: false } },
		jwtSecret: "none",
		env: {},
	};
	host = createFunctionsHost({ ...options, log: (line) => log.push(line) });
});
afterAll(async () => {
	await host.stop();
	await rm(folder, { recursive: true, force: true });
});

const ask = (query = "", signal?: AbortSignal) =>
	host.fetch(
		new Request(`http://localhost/functions/v1/health-check${query}`, { signal: signal ?? null }),
		"/health-check",
	);

it("a function that hangs holds up its callers until it is restarted; then it answers again", async () => {
	expect(await (await ask()).text()).toBe("done");
	const hanging = ask("?hang");
	const isAnswering = () =>
		ask("", AbortSignal.timeout(200)).then(
			() => true,
			() => false,
		);
	await expect.poll(isAnswering).toBe(false);
	await host.restart("health-check");
	expect((await hanging).status).toBe(502);
	await expect.poll(async () => (await ask()).status).toBe(200);
	expect(log).toContain("health-check: ended unexpectedly; starting it again.");
	await host.restart("never-asked-for");
});

it("a function answers nobody but the gateway, whose limits would not apply at its port", async () => {
	const edgeFunction = createEdgeFunction({
		entry: join(folder, "health-check", "index.ts"),
		env: {},
		cacheDir: join(folder, "deno"),
		log: (line) => log.push(line),
	});
	const { port, key } = await edgeFunction.process();
	const statusWith = async (headers: Record<string, string>) =>
		(await fetch(`http://127.0.0.1:${port}/health-check`, { headers })).status;
	try {
		expect(await statusWith({})).toBe(403);
		expect(await statusWith({ "x-scriptorium-gateway-key": "" })).toBe(403);
		expect(await statusWith({ "x-scriptorium-gateway-key": key.slice(1) })).toBe(403);
		expect(await statusWith({ "cf-connecting-ip": "203.0.113.1", authorization: `Bearer ${key}` })).toBe(403);
		expect(await statusWith({ "x-scriptorium-gateway-key": key })).toBe(200);
	} finally {
		await edgeFunction.stop();
	}
});
