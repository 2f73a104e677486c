import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { collectGarbage } from "../../tests/support/collect-garbage.ts";
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
		if (request.url.endsWith("?stream")) {
			request.signal.addEventListener("abort", () => console.log("the client left"));
			const begun = new TextEncoder().encode("begun");
			return new Response(new ReadableStream({ start: (controller) => controller.enqueue(begun) }));
		}
		return new Response("done");
	});`;
	await writeFile(join(folder, "health-check", "index.ts"), source);
	const options = {
		dataDir: folder,
		functionsDir: folder,
		settings: { "health-check": { verify_jwt: false } },
		pools: { "health-check": 2 },
		jwtSecret: "none",
		env: {},
	};
	host = createFunctionsHost({ ...options, log: (line) => log.push(line) });
});
afterAll(async () => {
	await host.stop();
	await rm(folder, { recursive: true, force: true });
});

const ask = (query = "", signal: AbortSignal | null = null, timeLimitMs?: number) =>
	host.fetch(
		new Request(`http://localhost/functions/v1/health-check${query}`, { signal }),
		"/health-check",
		timeLimitMs,
	);

it("a request that computes for long does not hold up others, and its process is ended when its time is up", async () => {
	const hanging = ask("?hang", null, 3_000);
	expect(await Promise.all([ask(), ask(), ask()].map(async (answer) => (await answer).status))).toEqual([
		200, 200, 200,
	]);
	const late = await hanging;
	expect([late.status, await late.json()]).toEqual([503, expect.objectContaining({ code: "time_limit" })]);
	expect((await ask()).status).toBe(200);
	expect(log).toEqual([]);
});

it("the process of a client that has left is ended; those who wait for a process get one", async () => {
	const leaving = new AbortController();
	const hanging = [ask("?hang", leaving.signal), ask("?hang", leaving.signal)];
	const waits = ask();
	await new Promise((resolve) => setImmediate(resolve));
	leaving.abort();
	for (const answer of hanging) await expect(answer).rejects.toThrow("abort");
	expect((await waits).status).toBe(200);
	expect(host.state()).toBe("running");
});

it("only functions that ask a model see its variables, and may read the computer's name", async () => {
	const source = `Deno.serve(async () => {
		const { state } = await Deno.permissions.query({ name: "sys", kind: "hostname" });
		return Response.json([Deno.env.get("AI_API_KEY") ?? null, Deno.env.get("SHARED") ?? null, state]);
	});`;
	for (const name of ["asks-model", "asks-none"]) {
		await mkdir(join(folder, name));
		await writeFile(join(folder, name, "index.ts"), source);
	}
	const hostWithModel = createFunctionsHost({
		dataDir: folder,
		functionsDir: folder,
		settings: { "asks-model": { verify_jwt: false }, "asks-none": { verify_jwt: false } },
		jwtSecret: "none",
		env: { SHARED: "1" },
		models: { functions: new Set(["asks-model"]), env: { AI_API_KEY: "sk-secret" } },
		log: (line) => log.push(line),
	});
	const seenBy = async (name: string) =>
		(await hostWithModel.fetch(new Request(`http://localhost/functions/v1/${name}`), `/${name}`)).json();
	try {
		expect(await seenBy("asks-model")).toEqual(["sk-secret", "1", "granted"]);
		expect(await seenBy("asks-none")).toEqual([null, "1", "prompt"]);
	} finally {
		await hostWithModel.stop();
	}
});

it("what a function needs is started before each of its requests; no other function sees its variables", async () => {
	const source = `Deno.serve(() => Response.json(Deno.env.get("TEST_WORKER_KEY") ?? null));`;
	for (const name of ["needs-worker", "needs-none"]) {
		await mkdir(join(folder, name));
		await writeFile(join(folder, name, "index.ts"), source);
	}
	let started = 0;
	const hostWithService = createFunctionsHost({
		dataDir: folder,
		functionsDir: folder,
		settings: { "needs-worker": { verify_jwt: false }, "needs-none": { verify_jwt: false } },
		jwtSecret: "none",
		env: {},
		services: {
			"needs-worker": async () => {
				started += 1;
				return { TEST_WORKER_KEY: "key" };
			},
		},
		log: (line) => log.push(line),
	});
	const seenBy = async (name: string) =>
		(await hostWithService.fetch(new Request(`http://localhost/functions/v1/${name}`), `/${name}`)).json();
	try {
		expect(await Promise.all([seenBy("needs-worker"), seenBy("needs-worker")])).toEqual(["key", "key"]);
		expect([await seenBy("needs-none"), started]).toEqual([null, 2]);
	} finally {
		await hostWithService.stop();
	}
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

it("a function that streams learns that its client has left, whatever the garbage collector removes", async () => {
	const leaving = new AbortController();
	const { body } = await ask("?stream", leaving.signal);
	const reader = body?.getReader();
	expect(new TextDecoder().decode((await reader?.read())?.value)).toBe("begun");
	// The stack of the task that made the request must be gone.
	await new Promise((resolve) => setImmediate(resolve));
	collectGarbage();
	leaving.abort();
	await expect(reader?.read()).rejects.toThrow("abort");
	await expect.poll(() => log.join()).toContain("the client left");
});
