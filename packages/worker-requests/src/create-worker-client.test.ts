import { Worker } from "node:worker_threads";
import { describe, expect, onTestFinished, test } from "vitest";
import * as z from "zod/mini";
import { askWorker } from "./ask-worker.ts";
import { createWorkerClient, type WorkerClientOptions } from "./create-worker-client.ts";
import { threadPort } from "./thread-port.ts";

/** Starts real threads, and counts those that have ended. */
function threads() {
	const ended: Promise<void>[] = [];
	const spawn = () => {
		const thread = new Worker(new URL("echo.test-worker.ts", import.meta.url));
		ended.push(new Promise((resolve) => thread.once("exit", () => resolve())));
		return threadPort(thread);
	};
	return { spawn, started: () => ended.length, allEnded: () => Promise.all(ended) };
}

function clientOfThreads(options: Partial<WorkerClientOptions<string>> = {}) {
	const { spawn, ...counts } = threads();
	const client = createWorkerClient({ spawn, response: z.string(), ...options });
	onTestFinished(client.close);
	return { client, ...counts };
}
const echo = (value: unknown) => ({ kind: "echo", value });

describe.each([
	["requests are sent at once", {}],
	["requests are sent when the worker is ready", { startLimitMs: 60_000 }],
])("a worker that stays, where %s", (_when, options) => {
	test("responds to each of several requests with its own response", async () => {
		const { client, started } = clientOfThreads(options);
		const values = ["a", "b", "c"];
		expect(await Promise.all(values.map((value) => client.request(echo(value))))).toEqual(
			values.map((value) => ({ ok: true, value })),
		);
		expect(await client.request(echo("d"))).toEqual({ ok: true, value: "d" });
		expect(started()).toBe(1);
	});

	test.each([
		["failed", { kind: "throw" }, {}, "refused"],
		["failed", { kind: "exit" }, {}, "ended"],
		["unreadable", echo(1), {}, "invalid"],
		["too-slow", { kind: "silent" }, { limitMs: 10 }, "10 ms"],
	])("that fails (%s) is terminated, and the next request starts another", async (code, request, limits, message) => {
		const { client, started } = clientOfThreads(options);
		const outcome = await client.request(request, limits);
		expect(outcome).toMatchObject({ ok: false, error: { code, message: expect.stringContaining(message) } });
		expect(await client.request(echo("again"))).toEqual({ ok: true, value: "again" });
		expect(started()).toBe(2);
	});
});

test("a request that cannot be copied fails, and so do the others of its worker", async () => {
	const { client } = clientOfThreads();
	const [other, bad] = [client.request({ kind: "silent" }), client.request({ kind: "echo", value: () => 1 })];
	expect(await bad).toMatchObject({ ok: false, error: { code: "failed" } });
	expect(await other).toMatchObject({ ok: false, error: { code: "failed" } });
});

test("transferred objects are moved to the worker", async () => {
	const { spawn } = threads();
	const bytes = new Uint8Array([1, 2, 3]);
	const client = createWorkerClient({ spawn, response: z.instanceof(Uint8Array) });
	onTestFinished(client.close);
	expect(await client.request(echo(bytes), { transfer: [bytes.buffer] })).toEqual({
		ok: true,
		value: new Uint8Array([1, 2, 3]),
	});
	expect(bytes.byteLength).toBe(0);
});

test("an aborted request terminates its worker; a signal that was aborted before starts none", async () => {
	const { client, started, allEnded } = clientOfThreads();
	const leaving = new AbortController();
	const open = client.request({ kind: "silent" }, { signal: leaving.signal });
	leaving.abort();
	expect(await open).toMatchObject({ ok: false, error: { code: "aborted" } });
	await allEnded();
	expect(await client.request(echo("a"), { signal: leaving.signal })).toMatchObject({ error: { code: "aborted" } });
	expect(started()).toBe(1);
});

describe("a worker that cannot start", () => {
	const missing = () => threadPort(new Worker(new URL("no-such-module.ts", import.meta.url)));

	test.each([
		["because its module is missing", missing, {}],
		[
			"because it is refused",
			() => {
				throw new Error("refused");
			},
			{},
		],
		["in time", () => threadPort(new Worker("setInterval(() => 0, 1_000)", { eval: true })), { startLimitMs: 10 }],
	])("%s", async (_why, spawn, options) => {
		const client = createWorkerClient({ spawn, response: z.string(), ...options });
		expect(await client.request(echo("a"))).toMatchObject({ ok: false, error: { code: "not-started" } });
		client.close();
	});
});

test("askWorker starts a worker for one request and terminates it after the response", async () => {
	const { spawn, started, allEnded } = threads();
	expect(await askWorker(echo("a"), { spawn, response: z.string() })).toEqual({ ok: true, value: "a" });
	expect(await askWorker({ kind: "throw" }, { spawn, response: z.string() })).toMatchObject({
		ok: false,
		error: { code: "failed", message: "refused" },
	});
	await allEnded();
	expect(started()).toBe(2);
});
