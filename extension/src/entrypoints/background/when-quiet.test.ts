import { expect, test, vi } from "vitest";
import { createWhenQuiet } from "./when-quiet.ts";

test("when-quiet: many calls are one, after the last of them", () => {
	vi.useFakeTimers();
	try {
		const done: number[] = [];
		const clock = {
			now: () => Date.now(),
			setTimer(callback: () => void, milliseconds: number) {
				const timer = setTimeout(callback, milliseconds);
				return () => clearTimeout(timer);
			},
		};
		const start = Date.now();
		const changed = createWhenQuiet(clock, () => done.push(Date.now() - start), 100);
		for (let call = 0; call < 5; call += 1) {
			changed();
			vi.advanceTimersByTime(60);
		}
		expect(done).toEqual([]);
		vi.advanceTimersByTime(100);
		expect(done).toEqual([340]);
		changed();
		vi.advanceTimersByTime(100);
		expect(done).toHaveLength(2);
	} finally {
		vi.useRealTimers();
	}
});
