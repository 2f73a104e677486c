import { expect, test, vi } from "vitest";
import { createGate } from "./gate.ts";

test("a gate opens, or gives up after a silence and says why", async () => {
	vi.useFakeTimers();
	const opened = createGate(1000, () => "silence");
	opened.keepAlive();
	opened.open();
	await expect(opened.opened).resolves.toBeUndefined();
	const silent = createGate(1000, () => "silence");
	silent.keepAlive();
	vi.advanceTimersByTime(999);
	silent.keepAlive();
	vi.advanceTimersByTime(999);
	const settled = vi.fn();
	silent.opened.catch(settled);
	await Promise.resolve();
	expect(settled).not.toHaveBeenCalled();
	vi.advanceTimersByTime(1);
	await expect(silent.opened).rejects.toThrow("silence");
	vi.useRealTimers();
});
