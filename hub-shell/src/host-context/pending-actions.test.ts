import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { memoryStorage } from "../session/memory-storage.test-support.ts";
import { createPendingActionStore } from "../session/pending-action.ts";
import { createPendingActions, PENDING_ACTION_DELAY_MS } from "./pending-actions.ts";

const star = { kind: "star-script/add", returnTo: "/bookmarklet/1", payload: { id: "1" } };

function start() {
	const store = createPendingActionStore(memoryStorage(), Date.now);
	return { actions: createPendingActions(store), ran: [] as unknown[] };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a pending action", () => {
	test("runs 500 ms after the sign-in, once", () => {
		const { actions, ran } = start();
		actions.register("star-script/add", (action) => ran.push(action));
		actions.save(star);
		expect(actions.returnTo()).toBe("/bookmarklet/1");
		actions.resume();
		vi.advanceTimersByTime(PENDING_ACTION_DELAY_MS - 1);
		expect(ran).toEqual([]);
		vi.advanceTimersByTime(1);
		expect(ran).toEqual([star]);
		actions.resume();
		vi.advanceTimersByTime(PENDING_ACTION_DELAY_MS);
		expect(ran).toHaveLength(1);
		expect(actions.returnTo()).toBeNull();
	});

	test("waits for the remote that owns it, which may be loaded later", async () => {
		const { actions, ran } = start();
		actions.save(star);
		actions.resume();
		vi.advanceTimersByTime(5000);
		actions.register("fork-script/open", (action) => ran.push(action));
		await Promise.resolve();
		expect(ran).toEqual([]);
		actions.register("star-script/add", (action) => ran.push(action));
		expect(ran).toEqual([]);
		await Promise.resolve();
		expect(ran).toEqual([star]);
	});

	test("does not run before anybody has signed in, nor after it was discarded", async () => {
		const { actions, ran } = start();
		actions.save(star);
		actions.register("star-script/add", (action) => ran.push(action));
		await Promise.resolve();
		vi.advanceTimersByTime(60_000);
		expect(ran).toEqual([]);
		actions.discard();
		actions.resume();
		vi.advanceTimersByTime(60_000);
		expect(ran).toEqual([]);
	});

	test("does not go to a remote that has been replaced", () => {
		const { actions, ran } = start();
		const first = actions.register("star-script/add", () => ran.push("first"));
		actions.register("star-script/add", () => ran.push("second"));
		first();
		actions.run(star);
		expect(ran).toEqual(["second"]);
	});
});
