import { describe, expect, test } from "vitest";
import { memoryStorage } from "./memory-storage.test-support.ts";
import { createPendingActionStore } from "./pending-action.ts";
import { PENDING_ACTION_LIFETIME_MS } from "./stored-action.ts";

const action = { kind: "star-script/add", returnTo: "/bookmarklet/1?tab=code#reviews", payload: { id: "1" } };
const KEY = "scriptorium-pending-action";
const valid = { ...action, savedAt: 0 };

describe("the pending action of a tab", () => {
	test("survives as data: another store on the same storage reads it", async () => {
		const storage = memoryStorage();
		createPendingActionStore(storage, () => 5).save(action);
		expect(await createPendingActionStore(storage, () => 6).read()).toEqual(action);
	});

	test("is forgotten after 15 minutes, and when the clock went backwards", async () => {
		const storage = memoryStorage();
		let now = 1000;
		const store = createPendingActionStore(storage, () => now);
		store.save(action);
		now += PENDING_ACTION_LIFETIME_MS;
		expect(await store.read()).toEqual(action);
		now += 1;
		expect(await store.read()).toBeNull();
		expect(storage.size()).toBe(0);
		store.save(action);
		now -= 1;
		expect(await store.read()).toBeNull();
	});

	test.each([
		["no JSON", "{"],
		["another shape", "[]"],
		["another site", JSON.stringify({ ...valid, returnTo: "https://evil.example/" })],
		["another host without a scheme", JSON.stringify({ ...valid, returnTo: "//evil.example/" })],
		["another host with a back-slash", JSON.stringify({ ...valid, returnTo: "/\\evil.example/" })],
		["a script", JSON.stringify({ ...valid, returnTo: "javascript:alert(1)" })],
		["a kind that is none", JSON.stringify({ ...valid, kind: "../x" })],
		["a payload that is no text", JSON.stringify({ ...valid, payload: { id: 1 } })],
	])("what was written by somebody else is dropped: %s", async (_what, text) => {
		const storage = memoryStorage({ [KEY]: text });
		expect(await createPendingActionStore(storage, () => 0).read()).toBeNull();
		expect(storage.size()).toBe(0);
	});

	test("positive control of the row above", async () => {
		const storage = memoryStorage({ [KEY]: JSON.stringify(valid) });
		expect(await createPendingActionStore(storage, () => 0).read()).toEqual(action);
	});
});
