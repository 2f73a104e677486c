import { expect, it } from "vitest";
import { blockingTime } from "./blocking-time.ts";

it("counts what tasks after the first paint take beyond 50 ms", () => {
	const tasks = [
		{ startMs: 0, durationMs: 500 },
		{ startMs: 600, durationMs: 51 },
		{ startMs: 700, durationMs: 250 },
		{ startMs: 960, durationMs: 30 },
	];
	expect(blockingTime(tasks, 550)).toBe(1 + 200);
	// A task that the paint interrupts counts from there.
	expect(blockingTime(tasks, 800)).toBe(100);
	expect(blockingTime(tasks, 2000)).toBe(0);
});
