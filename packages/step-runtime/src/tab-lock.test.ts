import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { holdRun } from "./tab-lock.ts";

type Hold = (lock: object | null) => Promise<void> | undefined;

/** The locks of an origin, as every tab of it sees them. */
class Locks {
	readonly held = new Set<string>();
	/** Gives up what a page holds, as its end does. */
	end = (): void => this.held.clear();
	request = vi.fn(async (name: string, { ifAvailable = false, signal }: LockOptions, hold: Hold): Promise<void> => {
		if (ifAvailable) {
			if (this.held.has(name)) return hold(null);
			this.held.add(name);
			return hold({ name });
		}
		while (this.held.has(name)) {
			if (signal?.aborted) throw signal.reason;
			await new Promise((resolve) => setTimeout(resolve, 1));
		}
		return hold({ name });
	});
}
let locks = new Locks();

beforeEach(() => {
	locks = new Locks();
	vi.stubGlobal("navigator", { locks });
	// The time that the page before has to end.
	vi.spyOn(AbortSignal, "timeout").mockImplementation(() => AbortSignal.abort(new DOMException("", "TimeoutError")));
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

it("lets the page that follows go on, and no copy of its tab", async () => {
	expect(await holdRun("a", 0)).toBe(true);
	// A copied tab, as long as the page is there.
	expect(await holdRun("a", 1)).toBe(false);
	locks.end();
	expect(await holdRun("a", 1)).toBe(true);
	// A copy that was made of the page before.
	locks.held.delete("scriptorium-run a 0");
	expect(await holdRun("a", 1)).toBe(false);
	expect(await holdRun("b", 0)).toBe(true);
});

it("goes on where the browser has no locks, or none for this page", async () => {
	locks.request.mockRejectedValue(new DOMException("", "SecurityError"));
	expect(await holdRun("a", 0)).toBe(true);
	expect(await holdRun("a", 1)).toBe(true);
	vi.stubGlobal("navigator", {});
	expect(await holdRun("a", 1)).toBe(true);
});
