import { fail, type Result, succeed } from "@scriptorium/core-types/errors";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { USAGE_TIMEOUT_MS } from "./usage-session.ts";
import { createUsageTracker, type UsageEvent } from "./usage-tracker.ts";

const event = { type: "click", category: "script", action: "copy" };

function start(answer: () => Result<void> = () => succeed(undefined), startAnswers: Promise<void> = Promise.resolve()) {
	const fixture = { userId: "rita" as string | null, page: "/", written: [] as string[], logged: [] as string[] };
	const batches: (readonly UsageEvent[])[] = [];
	let ids = 0;
	const write = (line: string) => {
		fixture.written.push(line);
		return answer();
	};
	const tracker = createUsageTracker({
		writer: {
			start: async ({ id, userId, entryPage }) => {
				const answered = write(`start ${id} ${userId} ${entryPage}`);
				await startAnswers;
				return answered;
			},
			close: async ({ id }, { exitPage, pageViews, durationSeconds }) =>
				write(`close ${id} ${exitPage} ${pageViews} views ${durationSeconds} s`),
			step: async (steps) => write(`step ${steps.map(({ journey, step }) => `${journey}: ${step}`).join(", ")}`),
			add: async (events) => {
				batches.push(events);
				return write(`add ${events.length} to ${[...new Set(events.map(({ sessionId }) => sessionId))]}`);
			},
		},
		userId: () => fixture.userId,
		now: Date.now,
		newId: () => `s${++ids}`,
		page: () => fixture.page,
		log: (message) => fixture.logged.push(message),
	});
	return { tracker, fixture, batches };
}

const settle = () => vi.advanceTimersByTimeAsync(0);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("usage", () => {
	test("of a visitor is not recorded", async () => {
		const { tracker, fixture } = start();
		fixture.userId = null;
		tracker.pageViewed();
		tracker.track(event);
		await vi.advanceTimersByTimeAsync(60_000);
		await tracker.end();
		expect(fixture.written).toEqual([]);
	});

	test("is one session with its pages, and one batch of events", async () => {
		const { tracker, fixture, batches } = start();
		tracker.pageViewed();
		tracker.track(event);
		fixture.page = "/explore";
		tracker.pageViewed();
		tracker.pageViewed();
		tracker.track({ ...event, label: "x", value: 2, properties: { a: true } });
		await vi.advanceTimersByTimeAsync(12_000);
		await tracker.end();
		await tracker.end();
		expect(fixture.written).toEqual(["start s1 rita /", "add 2 to s1", "close s1 /explore 2 views 12 s"]);
		expect(batches[0]?.map(({ page }) => page)).toEqual(["/", "/explore"]);
	});

	test("is written at once when a batch is full, and with the end of the session", async () => {
		const { tracker, fixture } = start();
		for (let count = 0; count < 25; count += 1) tracker.track(event);
		await settle();
		expect(fixture.written).toEqual(["start s1 rita /", "add 20 to s1"]);
		await tracker.end();
		expect(fixture.written.slice(2)).toEqual(["add 5 to s1", "close s1 / 0 views 0 s"]);
	});

	test("starts a new session when the tab is shown again, and after 30 minutes without activity", async () => {
		const { tracker, fixture } = start();
		tracker.pageViewed();
		await tracker.end();
		tracker.pageViewed();
		await vi.advanceTimersByTimeAsync(USAGE_TIMEOUT_MS - 1);
		tracker.pageViewed();
		await vi.advanceTimersByTimeAsync(USAGE_TIMEOUT_MS);
		tracker.pageViewed();
		await settle();
		expect(fixture.written).toEqual([
			"start s1 rita /",
			"close s1 / 1 views 0 s",
			"start s2 rita /",
			"close s2 / 1 views 3600 s",
			"start s3 rita /",
		]);
	});

	test("an idle tab that is left does not lengthen its session beyond the time-out", async () => {
		const { tracker, fixture } = start();
		tracker.pageViewed();
		await vi.advanceTimersByTimeAsync(10 * USAGE_TIMEOUT_MS);
		await tracker.end();
		expect(fixture.written.at(-1)).toBe("close s1 / 1 views 1800 s");
	});

	test("the end does not wait for an answer that the page will not live to see", async () => {
		const { tracker, fixture } = start(() => succeed(undefined), new Promise<void>(() => undefined));
		tracker.track(event);
		await settle();
		void tracker.end();
		expect(fixture.written).toEqual(["start s1 rita /", "add 1 to s1", "close s1 / 0 views 0 s"]);
	});

	test("takes each step of a journey once", async () => {
		const { tracker, fixture } = start();
		fixture.page = "/builder";
		tracker.pageViewed();
		fixture.page = "/bookmarklet/:id";
		tracker.pageViewed();
		fixture.page = "/builder";
		tracker.pageViewed();
		tracker.track({ type: "save", category: "recording", action: "create" });
		tracker.track({ type: "save", category: "recording", action: "create" });
		await settle();
		expect(fixture.written.filter((line) => line.startsWith("step"))).toEqual([
			"step create: editor opened, record: builder opened",
			"step install: script viewed",
			"step record: recording saved",
		]);
	});

	test("after a refusal nothing more is written", async () => {
		const { tracker, fixture } = start();
		tracker.track(event);
		await settle();
		fixture.userId = null;
		tracker.discard();
		tracker.track(event);
		tracker.pageViewed();
		await vi.advanceTimersByTimeAsync(60_000);
		await tracker.end();
		expect(fixture.written).toEqual(["start s1 rita /"]);
	});

	test("never mixes two people", async () => {
		const { tracker, fixture } = start();
		tracker.track(event);
		fixture.userId = "arthur";
		tracker.track(event);
		await tracker.end();
		expect(fixture.written).toEqual(["start s1 rita /", "start s2 arthur /", "add 1 to s2", "close s2 / 0 views 0 s"]);
	});

	test("failures are logged once, and events do not pile up", async () => {
		const { tracker, fixture } = start(() => fail("OFFLINE", "no network"));
		for (let count = 0; count < 1000; count += 1) tracker.track(event);
		await tracker.end();
		expect(fixture.logged).toHaveLength(1);
	});
});
