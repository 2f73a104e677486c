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
	test("runs 500 ms after the sign-in, once", async () => {
		const { actions, ran } = start();
		actions.register("star-script/add", (action) => ran.push(action));
		actions.save(star);
		expect(await actions.returnTo()).toBe("/bookmarklet/1");
		actions.resume();
		vi.advanceTimersByTime(PENDING_ACTION_DELAY_MS - 1);
		expect(ran).toEqual([]);
		vi.advanceTimersByTime(1);
		await vi.dynamicImportSettled();
		expect(ran).toEqual([star]);
		actions.resume();
		vi.advanceTimersByTime(PENDING_ACTION_DELAY_MS);
		await vi.dynamicImportSettled();
		expect(ran).toHaveLength(1);
		expect(await actions.returnTo()).toBeNull();
	});

	test("waits for the remote that owns it, which may be loaded later", async () => {
		const { actions, ran } = start();
		actions.save(star);
		actions.resume();
		vi.advanceTimersByTime(5000);
		actions.register("fork-script/open", (action) => ran.push(action));
		await vi.dynamicImportSettled();
		expect(ran).toEqual([]);
		actions.register("star-script/add", (action) => ran.push(action));
		expect(ran).toEqual([]);
		await vi.dynamicImportSettled();
		expect(ran).toEqual([star]);
	});

	test("does not run before anybody has signed in, nor after it was discarded", async () => {
		const { actions, ran } = start();
		actions.save(star);
		actions.register("star-script/add", (action) => ran.push(action));
		await vi.dynamicImportSettled();
		vi.advanceTimersByTime(60_000);
		expect(ran).toEqual([]);
		actions.discard();
		actions.resume();
		vi.advanceTimersByTime(60_000);
		await vi.dynamicImportSettled();
		expect(ran).toEqual([]);
	});

	test("runs once when two calls find it due", async () => {
		const { actions, ran } = start();
		actions.save(star);
		actions.register("star-script/add", (action) => ran.push(action));
		actions.resume();
		actions.resume();
		vi.advanceTimersByTime(PENDING_ACTION_DELAY_MS);
		await vi.dynamicImportSettled();
		expect(ran).toEqual([star]);
	});

	test("does not run when it was discarded while it was read", async () => {
		const { actions, ran } = start();
		actions.save(star);
		actions.register("star-script/add", (action) => ran.push(action));
		actions.resume();
		vi.advanceTimersByTime(PENDING_ACTION_DELAY_MS);
		actions.discard();
		await vi.dynamicImportSettled();
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
