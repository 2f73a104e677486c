import type { AnalysisResult } from "@scriptorium/script-analyzer/analysis-result";
import type { WorkerPort } from "@scriptorium/worker-requests/create-worker-client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CHECK_DEADLINE_MS, createLiveAnalyzer, START_DEADLINE_MS } from "./create-live-analyzer.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const nothing = { runs_on: [], grants: [], hosts: [], storage: [], cookies: [] } as const;
const result: AnalysisResult = {
	risk_level: "green",
	score: 100,
	summary: "Read 1 line.",
	vulnerabilities: [],
	recommendations: [],
	capabilities: { offline: true, ...nothing, listeners: [], code_loading: [], hooks: [], unresolved: [] },
	rules_version: "1.0.0-00000000",
};

/** Workers as the browser hands them out, each with what it was asked; the test plays their side. */
function office() {
	const workers: { asked: { id: number; code: string }[]; ended: boolean; events: EventTarget }[] = [];
	const spawn = (): WorkerPort => {
		const events = new EventTarget();
		const worker = { asked: [] as { id: number; code: string }[], ended: false, events };
		workers.push(worker);
		return {
			addEventListener: events.addEventListener.bind(events),
			postMessage: ({ id, request }: { id: number; request: { code: string } }) =>
				void worker.asked.push({ id, code: request.code }),
			terminate: () => {
				worker.ended = true;
			},
		};
	};
	const say = (index: number, data: unknown) =>
		workers[index]?.events.dispatchEvent(new MessageEvent("message", { data }));
	const respond = (index: number, id: number, response: unknown) => say(index, { kind: "response", id, response });
	const crash = (index: number) =>
		workers[index]?.events.dispatchEvent(Object.assign(new Event("error"), { message: "boom" }));
	return { workers, spawn, respond, crash, ready: (index: number) => say(index, { kind: "ready" }) };
}

it("answers what the worker found", async () => {
	const { workers, spawn, respond, ready } = office();
	const outcome = createLiveAnalyzer(spawn).check({ code: "alert(1)" });
	expect(workers[0]?.asked).toEqual([]);
	ready(0);
	respond(0, 1, result);
	expect(await outcome).toEqual({ status: "checked", result });
});

it("checks the newest text next and drops what waited before it", async () => {
	const { workers, spawn, respond, ready } = office();
	const analyzer = createLiveAnalyzer(spawn);
	const [first, second, third] = ["1", "2", "3"].map((code) => analyzer.check({ code }));
	ready(0);
	expect(await second).toEqual({ status: "superseded" });
	respond(0, 1, result);
	expect(await first).toMatchObject({ status: "checked" });
	expect(workers[0]?.asked.map(({ code }) => code)).toEqual(["1", "3"]);
	respond(0, 2, result);
	expect(await third).toMatchObject({ status: "checked" });
	expect(workers).toHaveLength(1);
});

it("ends a worker that hangs, says so, and goes on with a new one", async () => {
	const { workers, spawn, respond, ready } = office();
	const analyzer = createLiveAnalyzer(spawn);
	const hanging = analyzer.check({ code: "hang" });
	ready(0);
	const following = analyzer.check({ code: "fine" });
	vi.advanceTimersByTime(CHECK_DEADLINE_MS - 1);
	expect(workers[0]?.ended).toBe(false);
	vi.advanceTimersByTime(1);
	expect(await hanging).toEqual({ status: "not-rated", reason: "took-too-long" });
	expect(workers[0]?.ended).toBe(true);
	ready(1);
	respond(1, 2, result);
	expect(await following).toMatchObject({ status: "checked" });
});

it("does not listen to a worker that it has ended", async () => {
	const { spawn, respond, ready } = office();
	const analyzer = createLiveAnalyzer(spawn);
	const hanging = analyzer.check({ code: "hang" });
	ready(0);
	const following = analyzer.check({ code: "2" });
	vi.advanceTimersByTime(CHECK_DEADLINE_MS);
	await hanging;
	ready(1);
	respond(0, 2, { ...result, risk_level: "red" });
	respond(1, 2, result);
	expect(await following).toEqual({ status: "checked", result });
});

it("does not count the time in which the worker's file is under way", async () => {
	const { spawn, respond, ready } = office();
	const outcome = createLiveAnalyzer(spawn).check({ code: "alert(1)" });
	vi.advanceTimersByTime(START_DEADLINE_MS - 1);
	ready(0);
	vi.advanceTimersByTime(CHECK_DEADLINE_MS - 1);
	respond(0, 1, result);
	expect(await outcome).toMatchObject({ status: "checked" });
});

it("says that a worker broke down, and gives the next check a new one", async () => {
	const { workers, spawn, crash, respond, ready } = office();
	const analyzer = createLiveAnalyzer(spawn);
	const broken = analyzer.check({ code: "1" });
	ready(0);
	crash(0);
	expect(await broken).toEqual({ status: "not-rated", reason: "crashed" });
	const again = analyzer.check({ code: "2" });
	ready(1);
	respond(1, 2, result);
	expect(await again).toMatchObject({ status: "checked" });
	expect(workers.map(({ ended }) => ended)).toEqual([true, false]);
});

it("says that there is none when the file is missing, never comes, or the browser refuses", async () => {
	const missing = office();
	const first = createLiveAnalyzer(missing.spawn).check({ code: "1" });
	missing.crash(0);
	expect(await first).toEqual({ status: "not-rated", reason: "unavailable" });

	const slow = createLiveAnalyzer(office().spawn).check({ code: "1" });
	vi.advanceTimersByTime(START_DEADLINE_MS);
	expect(await slow).toEqual({ status: "not-rated", reason: "unavailable" });

	const refusing = createLiveAnalyzer(() => {
		throw new DOMException("The script is of another origin", "SecurityError");
	});
	expect(await refusing.check({ code: "1" })).toEqual({ status: "not-rated", reason: "unavailable" });
});

it("takes an answer of another shape for a break-down, never for a rating", async () => {
	const { spawn, respond, ready } = office();
	const outcome = createLiveAnalyzer(spawn).check({ code: "1" });
	ready(0);
	respond(0, 1, { ...result, risk_level: "harmless" });
	expect(await outcome).toEqual({ status: "not-rated", reason: "crashed" });
});

it("leaves nothing behind", async () => {
	const { workers, spawn, ready } = office();
	const analyzer = createLiveAnalyzer(spawn);
	const open = [analyzer.check({ code: "1" }), analyzer.check({ code: "2" })];
	ready(0);
	analyzer.dispose();
	expect(await Promise.all(open)).toEqual([{ status: "superseded" }, { status: "superseded" }]);
	expect(workers[0]?.ended).toBe(true);
	expect(vi.getTimerCount()).toBe(0);
});
