import { fail, succeed } from "@scriptorium/core-types/errors";
import { readTestRunStatus } from "@scriptorium/hub-data/test-runs/read-test-run-status";
import { runTest } from "@scriptorium/hub-data/test-runs/run-test";
import {
	type TestBookmarkletRequest,
	type TestResult,
	type TestRunEvent,
	testRunLimits,
} from "@scriptorium/shared-protocol/hub-edge/test-bookmarklet";
import postgres from "postgres";
import { afterAll, beforeEach, expect, test } from "vitest";
import { type RunOnce, startTestWorker } from "../../test-worker/worker-server.ts";
import { personOf } from "../support/fixture.ts";
import { signUp, tokenOf } from "../support/people.ts";
import { startTestBackend } from "../support/test-backend.ts";

const KEY = "key-of-the-worker-under-test-0123456789";
const RESULT: TestResult = {
	success: true,
	executionTime: 1,
	domMutations: 0,
	logs: [],
	errors: [],
	networkRequests: [],
	device: "mobile",
	page: { url: "https://site.example/", title: "" },
	notes: [],
	loadTime: null,
	memory: null,
	// A result with pictures is long: it arrives in many pieces.
	pictures: { before: `data:image/jpeg;base64,${"A".repeat(testRunLimits.picture - 100)}`, after: null },
	effects: null,
	hosts: [],
};

interface Run {
	readonly code: string;
	readonly device: string;
	readonly signal: AbortSignal;
	end(made: Awaited<ReturnType<RunOnce>>): void;
}
let runs: Run[] = [];
const run: RunOnce = ({ code, device }, { signal, onPhase }) =>
	new Promise((resolve, reject) => {
		onPhase("starting");
		signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
		runs.push({ code, device, signal, end: resolve });
	});
const options = { key: KEY, host: "127.0.0.1", run, checkSelf: () => Promise.resolve({ attempts: [] }) };
let worker = await startTestWorker({ ...options, port: 0 });
const { port } = worker;
const testWorker = { url: `http://127.0.0.1:${port}`, key: KEY };
const { stop, ...backend } = await startTestBackend({ testWorker });
const sql = postgres(backend.databaseUrl, { max: 1, onnotice: () => undefined });
afterAll(async () => {
	await worker.close();
	await sql.end();
	await stop();
});
beforeEach(() => {
	runs = [];
});

const newPerson = async () => {
	const session = await signUp(backend, "Tina Tests");
	return { ...personOf(backend, session), authorization: `Bearer ${await tokenOf(backend, session)()}` };
};
type Person = Awaited<ReturnType<typeof newPerson>>;
const REQUEST: TestBookmarkletRequest = { code: "document.title = 'x';", testUrl: "https://site.example/" };
function begin(person: Pick<Person, "hub">, request = REQUEST) {
	const events: TestRunEvent[] = [];
	const leaving = new AbortController();
	const outcome = runTest(person.hub, request, { signal: leaving.signal, onEvent: (event) => events.push(event) });
	return { outcome, events, leave: () => leaving.abort() };
}
const usedBy = async ({ id }: Person) => {
	const [row] = await sql<{ tokens: number }[]>`
		select tokens from private.rate_buckets where subject = ${`user:${id}`} and action = 'test_bookmarklet'`;
	return row === undefined ? 0 : testRunLimits.perHour - Math.floor(row.tokens);
};
/** A request as an API client sends it, which wants JSON. */
const askForJson = (person: Person, body: unknown, signal: AbortSignal | null = null) =>
	fetch(`${backend.url}/functions/v1/test-bookmarklet`, {
		method: "POST",
		headers: {
			apikey: backend.publishableKey,
			"Content-Type": "application/json",
			Authorization: person.authorization,
		},
		body: JSON.stringify(body),
		signal,
	});
const refusedWith = (code: string) => ({ ok: false, error: { code } });

test("anybody is told that tests are run here; a person's run is followed to its result", async () => {
	const status = { ok: true, value: { available: true, reason: null } };
	expect(await readTestRunStatus(personOf(backend, null).hub)).toEqual(status);
	const person = await newPerson();
	const begun = begin(person, { ...REQUEST, device: "mobile" });
	await expect.poll(() => begun.events).toEqual([{ type: "phase", phase: "starting" }]);
	expect(runs).toMatchObject([{ code: REQUEST.code, device: "mobile" }]);
	runs[0]?.end(succeed(RESULT));
	expect(await begun.outcome).toEqual({ ok: true, value: RESULT });
	expect(await usedBy(person)).toBe(1);
	expect(JSON.stringify(backend.lines)).not.toContain(KEY);
});

test("runs wait in the worker's queue, not in the gateway's: all but two are told their places", async () => {
	const people = await Promise.all(Array.from({ length: 6 }, newPerson));
	const begun = people.map((person) => begin(person));
	await expect.poll(() => begun.every(({ events }) => events.length > 0)).toBe(true);
	const places = begun.flatMap(({ events }) => (events[0]?.type === "queued" ? [events[0].position] : []));
	expect([runs.length, places.length]).toEqual([2, 4]);
	const asked = people[begun.findIndex(({ events }) => events[0]?.type === "queued")];
	if (asked === undefined) throw new Error("Nobody waits.");
	// The same person's next requests are answered at once.
	expect(await begin(asked).outcome).toMatchObject(refusedWith("already_running"));
	expect(await readTestRunStatus(asked.hub)).toMatchObject({ ok: true });
	for (const one of begun) one.leave();
	for (const { outcome } of begun) expect(await outcome).toMatchObject(refusedWith("ABORTED"));
	await expect.poll(() => runs.filter(({ signal }) => !signal.aborted)).toEqual([]);
	await expect.poll(() => usedBy(asked)).toBe(0);
});

test.each([
	["a short script", REQUEST.code],
	["a script of more than one network packet", `/* ${"x".repeat(600_000)} */`],
])("leaving cancels the run of %s, whether a stream or JSON was asked for", async (_what, code) => {
	for (const how of ["stream", "json"] as const) {
		runs = [];
		const person = await newPerson();
		const leaving = new AbortController();
		const request = { ...REQUEST, code };
		const streamed = how === "stream" ? begin(person, request) : null;
		const whole = how === "json" ? askForJson(person, request, leaving.signal).then((answer) => answer.text()) : null;
		await expect.poll(() => runs.length).toBe(1);
		streamed?.leave();
		leaving.abort();
		await whole?.catch(() => undefined);
		await streamed?.outcome;
		await expect.poll(() => runs[0]?.signal.aborted).toBe(true);
		expect(await usedBy(person)).toBe(1);
	}
});

test("a JSON answer is the result alone, and a refusal has its status", async () => {
	const person = await newPerson();
	const answered = askForJson(person, REQUEST);
	await expect.poll(() => runs.length).toBe(1);
	runs[0]?.end(succeed(RESULT));
	expect(await (await answered).json()).toEqual(RESULT);
	const refused = await askForJson(person, { ...REQUEST, code: "" });
	expect([refused.status, await refused.json()]).toEqual([
		400,
		{ error: "No code to test", details: null, code: "code_empty", status: 400 },
	]);
});

test("refusals have their codes, and cost nothing", async () => {
	const person = await newPerson();
	const codeOf = async (request: TestBookmarkletRequest, by: Pick<Person, "hub"> = person) => {
		const made = await begin(by, request).outcome;
		return made.ok ? "made" : made.error.code;
	};
	expect(await codeOf({ ...REQUEST, code: " " })).toBe("code_empty");
	expect(await codeOf({ ...REQUEST, testUrl: "http://2130706433:8080/" })).toBe("url_not_allowed");
	expect(await codeOf({ ...REQUEST, code: "javascript:%ff" })).toBe("code_unreadable");
	expect(await codeOf(REQUEST, personOf(backend, null))).toBe("unauthenticated");
	expect([runs, await usedBy(person)]).toEqual([[], 0]);
	const unlucky = begin(person);
	await expect.poll(() => runs.length).toBe(1);
	runs[0]?.end(fail("browser_unavailable", "The browser did not start."));
	expect(await unlucky.outcome).toMatchObject({
		error: { code: "browser_unavailable", message: expect.stringMatching(/did not start/) },
	});
	expect(await usedBy(person)).toBe(0);
});

test("a person whose runs are used up is told how long to wait", async () => {
	const person = await newPerson();
	await sql`insert into private.rate_buckets (subject, action, tokens, updated_at)
		values (${`user:${person.id}`}, 'test_bookmarklet', 0, now())`;
	const refused = await begin(person).outcome;
	expect(refused).toMatchObject(refusedWith("rate_limited"));
	const details = JSON.parse((refused.ok ? null : refused.error.details) ?? "null") as unknown;
	expect(details).toMatchObject({ retry_after_seconds: expect.any(Number) });
});

test("a worker that ends in the middle is reported, costs nothing, and serves again when it is back", async () => {
	const person = await newPerson();
	const cut = begin(person);
	await expect.poll(() => runs.length).toBe(1);
	await worker.close();
	expect(await cut.outcome).toMatchObject({
		error: { code: "browser_unavailable", message: expect.stringMatching(/stopped/) },
	});
	expect(await usedBy(person)).toBe(0);
	expect(await begin(person).outcome).toMatchObject({
		error: { code: "browser_unavailable", message: expect.stringMatching(/answer/) },
	});
	expect(await readTestRunStatus(person.hub)).toMatchObject({ value: { available: false } });
	expect(await usedBy(person)).toBe(0);
	worker = await startTestWorker({ ...options, port });
	const again = begin(person);
	await expect.poll(() => runs.length).toBe(2);
	runs[1]?.end(succeed(RESULT));
	expect(await again.outcome).toMatchObject({ ok: true });
});
