import { once } from "node:events";
import { createServer } from "node:http";
import { listenOnLoopback } from "@scriptorium/loopback-server/listen-on-loopback";
import type { TestRunEvent } from "@scriptorium/shared-protocol/hub-edge/test-bookmarklet";
import { createTestWorkerClient } from "@scriptorium/supabase/functions/test-bookmarklet/worker-client";
import { expect, onTestFinished, test } from "vitest";
import { processesOf } from "../../faults/support/processes.ts";
import { KEY, spawnWorker, startWorker } from "./worker-process.ts";

/** Runs a test and collects its events; `onEvent` may end the run. */
async function follow(
	url: string,
	testUrl: string,
	code: string,
	onEvent = (_event: TestRunEvent) => undefined as unknown,
) {
	const events: TestRunEvent[] = [];
	const request = { person: "person", code, testUrl, device: "mobile" as const };
	for await (const event of createTestWorkerClient({ url, key: KEY }).run(request, new AbortController().signal)) {
		events.push(event);
		onEvent(event);
	}
	return events;
}

test.each([
	["a key", {}, "Set TEST_WORKER_KEY to a random key of at least 32 characters"],
	["a long key", { TEST_WORKER_KEY: "short" }, "Set TEST_WORKER_KEY to a random key of at least 32 characters"],
	["a browser", { TEST_WORKER_KEY: KEY, PATH: "", TEST_WORKER_CHROMIUM: "/nowhere" }, "No Chromium was found."],
])("the worker does not start without %s, and says so in one sentence", async (_what, variables, sentence) => {
	const { child, said } = spawnWorker(variables);
	const [code] = (await once(child, "close")) as [number];
	expect(code).toBe(1);
	expect(said()).toContain(sentence);
	expect(said().trim().split("\n")).toHaveLength(1);
});

/** Names under which somebody might look for a switch, or leave one. */
const SWITCHES = {
	TEST_WORKER_ALLOW_PRIVATE: "1",
	TEST_WORKER_ALLOW_LOOPBACK: "true",
	TEST_WORKER_ALLOW_HOSTS: "127.0.0.1,localhost,*",
	TEST_WORKER_RESOLVER: "127.0.0.1",
	TEST_WORKER_HOSTS: "site.example=127.0.0.1",
	TEST_WORKER_GUARD: "off",
	TEST_WORKER_INSECURE: "1",
	EGRESS_ALLOW_PRIVATE: "1",
	EGRESS_PROXY: "off",
	SCRIPTORIUM_TEST_RUNS: "unsafe",
	SCRIPTORIUM_ALLOW_PRIVATE: "1",
	NODE_ENV: "test",
	VITEST: "true",
	DEBUG: "*",
	NO_PROXY: "*",
	no_proxy: "*",
	HTTP_PROXY: "",
};

test("no variable lets a run reach a service of the worker's own machine", async () => {
	let arrived = 0;
	const planted = createServer((_incoming, outgoing) => {
		arrived += 1;
		outgoing.end("private");
	});
	// A port that test runs may use, so that the address alone is what is refused.
	const { port, close } = await listenOnLoopback(planted, { port: 8080 }).catch(() =>
		listenOnLoopback(planted, { port: 8443 }),
	);
	onTestFinished(close);
	const worker = await startWorker(SWITCHES);
	onTestFinished(async () => void (await worker.end()));

	for (const host of ["127.0.0.1", "localhost", "site.example", "2130706433", "[::ffff:127.0.0.1]"]) {
		const events = await follow(worker.url, `http://${host}:${port}/`, "fetch(location.href)");
		const last = events.at(-1);
		// A name is refused only within the run: then the result says that the page did not load.
		if (last?.type === "error") expect(last.code).toBe("url_not_allowed");
		else expect([host, last?.type]).toEqual(["site.example", "result"]);
	}
	expect(arrived).toBe(0);
	expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe("private");
	expect(arrived).toBe(1);
});

test("SIGTERM ends a run with its browser, and the worker by itself", async () => {
	// The browsers of this worker have a variable that no other process has.
	const mark = `scriptorium-marked-${process.pid}`;
	const worker = await startWorker({ TEST_WORKER_MARK: mark });
	onTestFinished(async () => void (await worker.end("SIGKILL")));
	const started = Promise.withResolvers<void>();
	const running = follow(
		worker.url,
		"http://site.example/",
		"for (;;);",
		({ type }) => type === "phase" && started.resolve(),
	);
	await started.promise;
	await expect.poll(() => processesOf(mark).length).toBeGreaterThan(2);
	// The browser runs code of strangers: the key is not in its environment.
	const withKey = new Set(processesOf(KEY).map(({ pid }) => pid));
	const ofWorker = processesOf(mark).map(({ pid }) => pid);
	expect(ofWorker.filter((pid) => withKey.has(pid))).toEqual([worker.child.pid]);
	expect(await worker.end()).toBe(0);
	expect((await running).at(-1)).toMatchObject({ type: "error", code: "browser_unavailable" });
	await expect.poll(() => processesOf(mark)).toEqual([]);
});

test("a browser ends with a worker that was killed", async () => {
	const mark = `scriptorium-killed-${process.pid}`;
	const worker = await startWorker({ TEST_WORKER_MARK: mark });
	onTestFinished(async () => void (await worker.end("SIGKILL")));
	const running = follow(worker.url, "http://site.example/", "for (;;);");
	await expect.poll(() => processesOf(mark).length).toBeGreaterThan(2);
	await worker.end("SIGKILL");
	expect((await running).at(-1)).toMatchObject({ type: "error", code: "browser_unavailable" });
	await expect.poll(() => processesOf(mark)).toEqual([]);
});
