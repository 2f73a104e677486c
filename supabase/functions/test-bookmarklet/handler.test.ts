import { fail, succeed } from "@scriptorium/core-types/errors";
import type {
	TestResult,
	TestRunErrorCode,
	TestRunEvent,
} from "@scriptorium/shared-protocol/hub-edge/test-bookmarklet";
import { testRunErrorStatus } from "@scriptorium/shared-protocol/hub-edge/test-bookmarklet";
import { describe, expect, test } from "vitest";
import { handleTestBookmarklet } from "./handler.ts";
import type { TestRunPorts, TestWorkerClient } from "./ports.ts";

const RESULT: TestResult = {
	success: true,
	executionTime: 1,
	domMutations: 2,
	logs: [],
	errors: [],
	networkRequests: [],
	device: "desktop",
	page: { url: "https://site.example/", title: "Site" },
	notes: [],
	loadTime: 3,
	memory: null,
	pictures: { before: null, after: null },
	effects: null,
	hosts: [],
};
const PHASE: TestRunEvent = { type: "phase", phase: "starting" };
const QUEUED: TestRunEvent = { type: "queued", position: 1 };
const END: TestRunEvent = { type: "result", result: RESULT };
const errorOf = (code: TestRunErrorCode): TestRunEvent => ({
	type: "error",
	error: "No.",
	details: null,
	code,
	status: testRunErrorStatus[code],
});
const REQUEST = { code: "document.title = 'x';", testUrl: "https://site.example/" };

/** A worker that sends these events and then waits for the caller to leave if `hangs`. */
function workerThat(events: readonly TestRunEvent[], hangs = false) {
	const asked: unknown[] = [];
	const seen = { isCanceled: false };
	const worker: TestWorkerClient = {
		status: async () => ({ available: true, reason: null }),
		run: async function* (request, signal) {
			asked.push(request);
			yield* events;
			if (!hangs) return;
			await new Promise<void>((resolve) => {
				if (signal.aborted) return resolve();
				signal.addEventListener("abort", () => resolve(), { once: true });
			});
			seen.isCanceled = true;
		},
	};
	return { worker, asked, seen };
}

/** A bucket of tokens. */
function storeWith(tokens = 20) {
	const bucket = { tokens };
	const store: TestRunPorts["store"] = {
		findPersonId: async (token) =>
			token === "a.b.c" ? succeed("person") : fail("unauthenticated", "Please sign in again."),
		take: async () => {
			if (bucket.tokens === 0) return fail("rate_limited", "Wait.", '{"retry_after_seconds":9}');
			bucket.tokens -= 1;
			return succeed(undefined);
		},
		giveBack: async () => {
			bucket.tokens += 1;
			return succeed(undefined);
		},
	};
	return { store, bucket };
}

const signedIn = { Authorization: "Bearer a.b.c" };
const post = (body: unknown, headers: Record<string, string> = signedIn, signal?: AbortSignal): RequestInit => ({
	method: "POST",
	headers,
	body: JSON.stringify(body),
	...(signal ? { signal } : {}),
});
function ask(init: RequestInit, ports: Partial<TestRunPorts> = {}) {
	const request = new Request("http://hub.test/test-bookmarklet", init);
	const { worker } = workerThat([PHASE, END]);
	return handleTestBookmarklet(request, { worker, store: storeWith().store, publishableKey: "key", ...ports });
}
const eventsOf = async (response: Response) =>
	(await response.text())
		.split("\n\n")
		.filter(Boolean)
		.map((line) => JSON.parse(line.replace("data: ", "")) as TestRunEvent);

describe("the status", () => {
	test("is the worker's, and without a worker the reason", async () => {
		expect(await (await ask({})).json()).toEqual({ available: true, reason: null });
		const without = await ask({}, { worker: { reason: "Install Chromium." } });
		expect(await without.json()).toEqual({ available: false, reason: "Install Chromium." });
	});
	test("a browser's preflight is answered", async () => {
		expect((await ask({ method: "OPTIONS" })).status).toBe(204);
	});
});

describe("what is refused before a token is taken", () => {
	test.each([
		["another method", { method: "PUT" }, "method_not_allowed"],
		["no JSON", { ...post(null), body: "{" }, "invalid_request"],
		["a request without an address", post({ code: "1" }), "invalid_request"],
		["empty code", post({ ...REQUEST, code: " \n" }), "code_empty"],
		["a visitor", post(REQUEST, {}), "unauthenticated"],
		["an ended session", post(REQUEST, { Authorization: "Bearer x.y.z" }), "unauthenticated"],
		["no address", post({ ...REQUEST, testUrl: "site" }), "url_not_allowed"],
		["a file", post({ ...REQUEST, testUrl: "file:///etc/passwd" }), "url_not_allowed"],
		["code as an address", post({ ...REQUEST, testUrl: "javascript:1" }), "url_not_allowed"],
		["a password in the address", post({ ...REQUEST, testUrl: "https://a:b@site.example/" }), "url_not_allowed"],
		["the server itself", post({ ...REQUEST, testUrl: "http://localhost:8080/" }), "url_not_allowed"],
		["its address in decimal", post({ ...REQUEST, testUrl: "http://2130706433/" }), "url_not_allowed"],
		["its address mapped", post({ ...REQUEST, testUrl: "http://[::ffff:127.0.0.1]/" }), "url_not_allowed"],
		["the metadata service", post({ ...REQUEST, testUrl: "http://169.254.169.254/" }), "url_not_allowed"],
		["unreadable code", post({ ...REQUEST, code: "javascript:%ff" }), "code_unreadable"],
	] as const)("%s", async (_what, init, code) => {
		const { store, bucket } = storeWith();
		const { worker, asked } = workerThat([PHASE, END]);
		const response = await ask(init, { store, worker });
		const status = testRunErrorStatus[code];
		expect([response.status, await response.json()]).toEqual([status, expect.objectContaining({ code, status })]);
		expect([bucket.tokens, asked]).toEqual([20, []]);
	});

	test("empty code in the specification's words, unreadable code with its place", async () => {
		expect(await (await ask(post({ ...REQUEST, code: "" }))).json()).toMatchObject({ error: "No code to test" });
		const code = "// ==UserScript==\n// @name A\n// ==/UserScript==\n// ==UserScript==\n";
		const refused = (await (await ask(post({ ...REQUEST, code }))).json()) as { error: string; details: string };
		expect(JSON.parse(refused.details)).toMatchObject({ line: 4, message: expect.stringContaining("block") });
		expect(refused.error).toMatch(/^Line 4: /);
	});

	test("any code where there is no worker, in the sentence of the status", async () => {
		const { store, bucket } = storeWith();
		const response = await ask(post(REQUEST), { store, worker: { reason: "Install Chromium." } });
		expect(await response.json()).toMatchObject({ code: "browser_unavailable", error: "Install Chromium." });
		expect(bucket.tokens).toBe(20);
	});

	test("a person without tokens, with the time to wait", async () => {
		const response = await ask(post(REQUEST), { store: storeWith(0).store });
		const body = { code: "rate_limited", details: '{"retry_after_seconds":9}', status: 429 };
		expect([response.status, await response.json()]).toEqual([429, expect.objectContaining(body)]);
	});
});

describe("a run", () => {
	test("takes a token and answers the result as JSON", async () => {
		const { store, bucket } = storeWith();
		const { worker, asked } = workerThat([QUEUED, PHASE, END]);
		const response = await ask(post({ ...REQUEST, device: "mobile" }), { store, worker });
		expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "application/json"]);
		expect(await response.json()).toEqual(RESULT);
		expect(asked).toEqual([{ ...REQUEST, device: "mobile", person: "person" }]);
		expect(bucket.tokens).toBe(19);
	});

	test("is followed as a stream", async () => {
		const { worker } = workerThat([QUEUED, PHASE, END]);
		const response = await ask(post(REQUEST, { ...signedIn, Accept: "text/event-stream" }), { worker });
		expect(response.headers.get("Content-Type")).toBe("text/event-stream; charset=utf-8");
		expect(await eventsOf(response)).toEqual([QUEUED, PHASE, END]);
	});

	test.each(["already_running", "busy", "browser_unavailable"] as const)(
		"that the worker refuses with %s costs nothing, and is refused with its status",
		async (code) => {
			for (const Accept of ["application/json", "text/event-stream"]) {
				const { store, bucket } = storeWith();
				const response = await ask(post(REQUEST, { ...signedIn, Accept }), {
					store,
					worker: workerThat([errorOf(code)]).worker,
				});
				expect([response.status, await response.json()]).toEqual([
					testRunErrorStatus[code],
					expect.objectContaining({ code, error: "No." }),
				]);
				expect(bucket.tokens).toBe(20);
			}
		},
	);

	test("whose worker dies in the middle costs nothing and says so", async () => {
		const { store, bucket } = storeWith();
		const { worker } = workerThat([PHASE, errorOf("browser_unavailable")]);
		const streamed = await ask(post(REQUEST, { ...signedIn, Accept: "text/event-stream" }), { store, worker });
		expect(await eventsOf(streamed)).toEqual([PHASE, errorOf("browser_unavailable")]);
		expect(bucket.tokens).toBe(20);
		const whole = await ask(post(REQUEST), { store, worker });
		expect(await whole.json()).toMatchObject({ code: "browser_unavailable", error: "No.", status: 503 });
		expect(bucket.tokens).toBe(20);
	});

	test.each([
		["application/json", [QUEUED], 20],
		["application/json", [PHASE], 19],
		["text/event-stream", [QUEUED], 20],
		["text/event-stream", [PHASE], 19],
	] as const)(
		"is canceled when the caller of %s leaves; one that has begun is not given back",
		async (Accept, sent, tokens) => {
			const { store, bucket } = storeWith();
			const { worker, seen } = workerThat(sent, true);
			const response = await ask(post(REQUEST, { ...signedIn, Accept }), { store, worker });
			const reader = response.body?.getReader();
			await reader?.read();
			await reader?.cancel();
			await expect.poll(() => seen.isCanceled).toBe(true);
			await expect.poll(() => bucket.tokens).toBe(tokens);
		},
	);

	test("is canceled when the caller leaves before the worker has answered", async () => {
		const { store, bucket } = storeWith();
		const { worker, seen, asked } = workerThat([], true);
		const leaving = new AbortController();
		const response = ask(post(REQUEST, signedIn, leaving.signal), { store, worker });
		await expect.poll(() => asked).toHaveLength(1);
		leaving.abort();
		expect((await response).status).toBe(503);
		expect([seen.isCanceled, bucket.tokens]).toEqual([true, 20]);
	});
});
