import { afterEach, expect, it, vi } from "vitest";
import { type AnalysisQueue, createAnalysisQueue } from "./analysis-queue.ts";

let queue: AnalysisQueue | null = null;
afterEach(() => queue?.stop());

type Answer = { done: number; failed: number; waiting: number; outdated: number };
const none: Answer = { done: 0, failed: 0, waiting: 0, outdated: 0 };
const json = (answer: Answer) => Response.json({ ...answer, rules_version: "test-1" });

/** A queue over a function that answers what it is told, one answer after the other. */
function begin(options: {
	fetch: (request: Request, path: string, timeLimitMs?: number) => Promise<Response>;
	hasWaitingJob?: () => Promise<boolean>;
	rescanOutdated?: () => Promise<number>;
	timeoutMs?: number;
}) {
	const lines: string[] = [];
	queue = createAnalysisQueue({
		hasWaitingJob: async () => false,
		rescanOutdated: async () => 0,
		origin: "http://localhost:4173",
		serviceRoleKey: "sb_secret_test",
		log: (line) => lines.push(line),
		pollIntervalMs: 1,
		...options,
		functions: { fetch: options.fetch },
	});
	queue.begin();
	return { lines };
}

it("works everything off at the start, with the service role's key, and says once how much it was", async () => {
	const answers = [
		{ ...none, done: 10, waiting: 4 },
		{ ...none, done: 3, failed: 1 },
	];
	const asked: unknown[] = [];
	const { lines } = begin({
		fetch: async (request) => {
			asked.push([request.headers.get("apikey"), new URL(request.url).pathname, await request.json()]);
			return json(answers.shift() ?? none);
		},
	});
	await vi.waitFor(() => expect(lines).toEqual(["The security analysis has looked at 14 versions."]));
	expect(asked).toEqual([1, 2].map(() => ["sb_secret_test", "/functions/v1/analyze-security", { drain: true }]));
});

it("asks again only when something waits", async () => {
	let [looks, asked] = [0, 0];
	begin({
		fetch: async () => {
			asked += 1;
			return json(none);
		},
		hasWaitingJob: async () => ++looks === 3,
	});
	await vi.waitFor(() => expect(looks).toBeGreaterThan(6));
	expect(asked).toBe(2);
});

it("orders a re-scan when the rules have changed, and works it off", async () => {
	const answers = [
		{ ...none, outdated: 5 },
		{ ...none, done: 5 },
	];
	let orders = 0;
	const { lines } = begin({
		fetch: async () => json(answers.shift() ?? none),
		rescanOutdated: async () => {
			orders += 1;
			return 5;
		},
	});
	await vi.waitFor(() => expect(lines).toEqual(["The security analysis has looked at 5 versions."]));
	expect(orders).toBe(1);
});

it("lets a function be ended that hangs, says so once, and goes on", async () => {
	const limits: unknown[] = [];
	const { lines } = begin({
		timeoutMs: 5,
		fetch: async (_request, _path, timeLimitMs) => {
			limits.push(timeLimitMs);
			return limits.length > 2 ? json({ ...none, done: 1 }) : Response.json({ code: "time_limit" }, { status: 503 });
		},
	});
	await vi.waitFor(() => expect(lines.at(-1)).toBe("The security analysis has looked at 1 version."));
	expect(limits.slice(0, 3)).toEqual([5, 5, 5]);
	expect(lines).toHaveLength(2);
});

it("does not ask without end when jobs wait that nobody hands out", async () => {
	let asked = 0;
	let looks = 0;
	begin({
		fetch: async () => {
			asked += 1;
			return json({ ...none, waiting: 1 });
		},
		hasWaitingJob: async () => {
			looks += 1;
			return false;
		},
	});
	await vi.waitFor(() => expect(looks).toBeGreaterThan(2));
	expect(asked).toBe(1);
});
