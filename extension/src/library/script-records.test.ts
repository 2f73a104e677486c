import { describe, expect, test } from "vitest";
import { createMemoryStore } from "./memory-store.test-support.ts";
import { createScriptRecords, MAX_VALUES_SIZE } from "./script-records.ts";

function open(initial: Readonly<Record<string, unknown>> = {}) {
	const store = createMemoryStore(initial);
	const records = createScriptRecords({ store, now: () => 0, newId: () => "a-name-of-sixteen-or-more" });
	return { store, records };
}

describe("script-records", () => {
	test("runs and errors add up, also when reported at the same time", async () => {
		const { records } = open();
		await Promise.all([
			records.addRuns([
				{ scriptId: "a", error: null },
				{ scriptId: "b", error: "broken" },
			]),
			records.addRuns([{ scriptId: "a", error: "later" }]),
			records.addRuns([{ scriptId: "a", error: null }]),
		]);
		expect(await records.stats("a")).toEqual({
			runs: 3,
			errors: 1,
			lastRunAt: "1970-01-01T00:00:00.000Z",
			lastError: "later",
		});
		expect(await records.stats("b")).toMatchObject({ runs: 1, errors: 1 });
		expect(await records.stats("never")).toMatchObject({ runs: 0 });
	});

	test("values are set, deleted and bounded", async () => {
		const { records } = open();
		await Promise.all([
			records.changeValues("a", [{ key: "x", json: "1" }]),
			records.changeValues("a", [{ key: "y", json: "2" }]),
		]);
		expect(await records.values("a")).toEqual({ x: "1", y: "2" });
		await records.changeValues("a", [{ key: "x", json: null }]);
		expect(await records.changeValues("a", [{ key: "big", json: `"${"z".repeat(MAX_VALUES_SIZE)}"` }])).toBe(false);
		const together = [
			{ key: "y", json: null },
			{ key: "big", json: `"${"z".repeat(MAX_VALUES_SIZE)}"` },
		];
		expect(await records.changeValues("a", together)).toBe(false);
		expect(await records.values("a")).toEqual({ y: "2" });
	});

	test("unreadable values are set aside before anything is written", async () => {
		const { records, store } = open({ "values:a": { x: 1 }, "stats:a": "?" });
		await records.changeValues("a", [{ key: "y", json: "2" }]);
		expect(await records.values("a")).toEqual({ y: "2" });
		expect(await records.stats("a")).toMatchObject({ runs: 0 });
		const all = await store.readAll();
		expect(all["damaged:values:a:0"]).toEqual({ x: 1 });
		expect(all["damaged:stats:a:0"]).toBe("?");
	});

	test("the channel is made once", async () => {
		const { records, store } = open();
		expect(await records.channel()).toBe("a-name-of-sixteen-or-more");
		await store.write({ channel: "another-name-of-sixteen" });
		expect(await records.channel()).toBe("another-name-of-sixteen");
	});
});
