import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createLane } from "./lane.ts";

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => {
	vi.useRealTimers();
});

it("takes as long as the bytes need, one after the other, and the delay once", () => {
	// 8 Mbit/s are 1,000 bytes a millisecond.
	const lane = createLane({ mbits: 8, delayMs: 30 });
	const came: string[] = [];
	lane.send(10_000, () => came.push("first"));
	lane.send(5_000, () => came.push("second"));
	vi.advanceTimersByTime(39);
	expect(came).toEqual([]);
	vi.advanceTimersByTime(2);
	expect(came).toEqual(["first"]);
	vi.advanceTimersByTime(5);
	expect(came).toEqual(["first", "second"]);
	vi.advanceTimersByTime(1_000);
	lane.send(1_000, () => came.push("third"));
	vi.advanceTimersByTime(32);
	expect(came).toEqual(["first", "second", "third"]);
});
