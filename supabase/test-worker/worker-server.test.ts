import { createServer } from "node:http";
import { fail, succeed } from "@scriptorium/core-types/errors";
import { listenOnLoopback } from "@scriptorium/loopback-server/listen-on-loopback";
import type { WorkerRunRequest } from "@scriptorium/shared-protocol/edge-worker/test-worker";
import type { TestResult, TestRunEvent } from "@scriptorium/shared-protocol/hub-edge/test-bookmarklet";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { createTestWorkerClient } from "../functions/test-bookmarklet/worker-client.ts";
import { type RunOnce, startTestWorker, type TestWorker } from "./worker-server.ts";

const KEY = "key-of-the-worker-under-test-0123456789";
const RESULT: TestResult = {
	success: true,
	executionTime: 1,
	domMutations: 0,
	logs: [],
	errors: [],
	networkRequests: [],
	device: "tablet",
	page: { url: "https://site.example/", title: "" },
	notes: [],
	loadTime: null,
	memory: null,
	pictures: { before: null, after: null },
	effects: null,
	hosts: [],
};
let worker: TestWorker | null = null;
afterEach(async () => {
	await worker?.close();
	worker = null;
});

/** Runs whose end the test decides; each ends when its signal is aborted, as a browser that is killed. */
function controlledRuns() {
	const runs: { code: string; device: string; end(made?: Awaited<ReturnType<RunOnce>>): void; signal: AbortSignal }[] =
		[];
	const run: RunOnce = ({ code, device }, { signal, onPhase }) =>
		new Promise((resolve, reject) => {
			onPhase("starting");
			signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
			runs.push({ code, device, signal, end: (made = succeed(RESULT)) => resolve(made) });
		});
	return { runs, run };
}
async function startWith(run: RunOnce, checkSelf = () => Promise.resolve({ attempts: [] as never[] })) {
	worker = await startTestWorker({ key: KEY, host: "127.0.0.1", port: 0, run, checkSelf });
	const url = `http://127.0.0.1:${worker.port}/`;
	return { url, client: createTestWorkerClient({ url, key: KEY }), worker };
}
const request = (person: string, code = "1"): WorkerRunRequest => ({
	person,
	code,
	testUrl: "https://site.example/",
	device: "tablet",
});
/** A run whose events are collected. */
function follow(client: ReturnType<typeof createTestWorkerClient>, asked: WorkerRunRequest) {
	const events: TestRunEvent[] = [];
	const leaving = new AbortController();
	const read = async () => {
		for await (const event of client.run(asked, leaving.signal)) events.push(event);
	};
	return { events, ended: read(), leave: () => leaving.abort() };
}
function silenceLog() {
	const printed = vi.spyOn(console, "error").mockReturnValue();
	onTestFinished(() => printed.mockRestore());
	return printed;
}

describe("the worker", () => {
	test("answers nobody without the key", async () => {
		const { runs, run } = controlledRuns();
		const { url } = await startWith(run);
		for (const Authorization of ["", "Bearer", `Bearer ${KEY}x`, `Bearer ${KEY.slice(1)}`, `Basic ${KEY}`]) {
			for (const [method, path] of [
				["POST", "runs"],
				["GET", "status"],
				["POST", "self-check"],
				["GET", "other"],
			] as const) {
				const headers = Authorization === "" ? {} : { Authorization };
				const body = method === "POST" ? JSON.stringify(request("a")) : null;
				const answer = await fetch(url + path, { method, headers, body });
				expect([answer.status, await answer.text()]).toEqual([401, ""]);
			}
		}
		expect(runs).toEqual([]);
	});

	test("runs two tests at once, tells the others their places, and answers each with its events", async () => {
		const { runs, run } = controlledRuns();
		const { client } = await startWith(run);
		const [a, b] = [follow(client, request("a", "first")), follow(client, request("b"))];
		await expect.poll(() => runs.length).toBe(2);
		const c = follow(client, request("c"));
		await expect.poll(() => c.events).toEqual([{ type: "queued", position: 1 }]);
		const d = follow(client, request("d"));
		await expect.poll(() => d.events).toEqual([{ type: "queued", position: 2 }]);
		runs[0]?.end();
		await a.ended;
		const begun = { type: "phase", phase: "starting" };
		expect(a.events).toEqual([begun, { type: "result", result: RESULT }]);
		expect(runs[0]).toMatchObject({ code: "first", device: "tablet" });
		await expect.poll(() => d.events.at(-1)).toEqual({ type: "queued", position: 1 });
		await expect.poll(() => c.events.at(-1)).toEqual(begun);
		runs[1]?.end(fail("browser_unavailable", "The browser did not start."));
		await b.ended;
		expect(b.events.at(-1)).toMatchObject({ code: "browser_unavailable", status: 503 });
		for (const one of [c, d]) one.leave();
		await Promise.all([c.ended, d.ended]);
	});

	test("refuses a second run of a person, and a run that finds twenty waiting", async () => {
		const { runs, run } = controlledRuns();
		const { client } = await startWith(run);
		const followed = Array.from({ length: 22 }, (_, at) => follow(client, request(`person-${at}`)));
		await expect.poll(() => runs.length).toBe(2);
		await expect.poll(() => followed.filter(({ events }) => events.length > 0)).toHaveLength(22);
		const second = follow(client, request("person-7"));
		const late = follow(client, request("person-23"));
		await Promise.all([second.ended, late.ended]);
		expect(second.events).toMatchObject([{ type: "error", code: "already_running", status: 409 }]);
		expect(late.events).toMatchObject([{ type: "error", code: "busy", status: 503 }]);
		for (const one of followed) one.leave();
		await Promise.all(followed.map(({ ended }) => ended));
	});

	test("refuses an address at once, also while others wait", async () => {
		const { runs, run } = controlledRuns();
		const { client } = await startWith(run);
		const others = ["a", "b", "c"].map((person) => follow(client, request(person)));
		await expect.poll(() => others.every(({ events }) => events.length > 0)).toBe(true);
		for (const testUrl of [
			"http://127.0.0.1/",
			"http://[fd00::1]/",
			"https://site.example:22/",
			"ftp://site.example/",
			"x",
		]) {
			const refused = follow(client, { ...request("d"), testUrl });
			await refused.ended;
			expect(refused.events).toMatchObject([{ type: "error", code: "url_not_allowed", status: 422 }]);
		}
		expect(runs).toHaveLength(2);
		for (const one of others) one.leave();
		await Promise.all(others.map(({ ended }) => ended));
	});

	test("cancels a run whose caller leaves, and drops one that waits", async () => {
		const printed = silenceLog();
		const { runs, run } = controlledRuns();
		const { client } = await startWith(run);
		const [a, b] = [follow(client, request("a")), follow(client, request("b"))];
		await expect.poll(() => runs.length).toBe(2);
		const [c, d] = [follow(client, request("c", "third")), follow(client, request("d", "fourth"))];
		await expect.poll(() => [c.events.length, d.events.length]).toEqual([1, 1]);
		c.leave();
		await expect.poll(() => d.events.at(-1)).toEqual({ type: "queued", position: 1 });
		a.leave();
		await expect.poll(() => runs.length).toBe(3);
		expect(runs.map(({ code }) => code)).toEqual(["1", "1", "fourth"]);
		expect(runs.map(({ signal }) => signal.aborted)).toEqual([true, false, false]);
		expect(printed).not.toHaveBeenCalled();
		for (const one of [b, d]) one.leave();
	});

	test("cancels everything when it is closed; its callers are told that it stopped", async () => {
		silenceLog();
		const { runs, run } = controlledRuns();
		const { client, worker: closing } = await startWith(run);
		const followed = ["a", "b", "c"].map((person) => follow(client, request(person)));
		await expect.poll(() => followed.every(({ events }) => events.length > 0)).toBe(true);
		await closing.close();
		await Promise.all(followed.map(({ ended }) => ended));
		expect(runs.map(({ signal }) => signal.aborted)).toEqual([true, true]);
		for (const { events } of followed) expect(events.at(-1)).toMatchObject({ code: "browser_unavailable" });
	});

	test("refuses what is no request, and answers a run that throws with an error", async () => {
		const printed = silenceLog();
		const { url, client } = await startWith(() => Promise.reject(new Error("no such file /srv/secret")));
		for (const body of ["", "{", "{}", JSON.stringify({ ...request(""), code: "1" })]) {
			const answer = await fetch(`${url}runs`, { method: "POST", headers: { Authorization: `Bearer ${KEY}` }, body });
			expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ code: "invalid_request" })]);
		}
		const broken = follow(client, request("a"));
		await broken.ended;
		expect(broken.events).toMatchObject([{ type: "error", code: "browser_unavailable", details: null }]);
		expect(JSON.stringify(broken.events)).not.toContain("secret");
		expect(printed).toHaveBeenCalledTimes(1);
	});

	test("answers its self-check in its turn, and says why one could not be made", async () => {
		const { run } = controlledRuns();
		const { url } = await startWith(run, () => Promise.reject(new Error("Ports 8080 and 8443 are in use.")));
		const answer = await fetch(`${url}self-check`, { method: "POST", headers: { Authorization: `Bearer ${KEY}` } });
		expect([answer.status, await answer.json()]).toEqual([
			503,
			expect.objectContaining({ error: "Ports 8080 and 8443 are in use." }),
		]);
	});
});

describe("the edge function's side", () => {
	test("asks for the status", async () => {
		const { client } = await startWith(controlledRuns().run);
		expect(await client.status()).toEqual({ available: true, reason: null });
	});

	test("tells people about a worker that does not answer, has another key, or stops", async () => {
		const printed = silenceLog();
		const { url, worker: gone } = await startWith(controlledRuns().run);
		const stranger = createTestWorkerClient({ url, key: `${KEY}x` });
		expect(await stranger.status()).toMatchObject({ available: false });
		const refused = follow(stranger, request("a"));
		await refused.ended;
		expect(refused.events).toMatchObject([{ code: "browser_unavailable", error: expect.stringContaining("answer") }]);
		await gone.close();
		const client = createTestWorkerClient({ url, key: KEY });
		expect(await client.status()).toMatchObject({ available: false, reason: expect.stringContaining("answer") });
		const lost = follow(client, request("a"));
		await lost.ended;
		expect(lost.events).toMatchObject([{ code: "browser_unavailable" }]);
		expect(JSON.stringify(printed.mock.calls)).not.toContain(KEY);
	});

	test("gives a worker up that is silent", async () => {
		silenceLog();
		const silent = createServer((_incoming, outgoing) => {
			outgoing.writeHead(200, { "Content-Type": "text/event-stream" });
			outgoing.write('data: {"type":"phase","phase":"running"}\n\n');
		});
		const { origin, close } = await listenOnLoopback(silent);
		onTestFinished(close);
		const url = `${origin}/`;
		const followed = follow(createTestWorkerClient({ url, key: KEY }, 200), request("a"));
		await followed.ended;
		expect(followed.events).toMatchObject([
			{ type: "phase" },
			{ code: "browser_unavailable", error: expect.stringContaining("stopped") },
		]);
	});
});
