import { describe, expect, test } from "vitest";
import { createMemoryStore } from "../platform/storage/memory-store.test-support.ts";
import { createScriptRecords } from "./script-records.ts";

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

	test("unreadable counters are set aside before anything is written", async () => {
		const { records, store } = open({ "stats:a": "?" });
		expect(await records.stats("a")).toMatchObject({ runs: 0 });
		expect((await store.readAll())["damaged:stats:a:0"]).toBe("?");
	});

	test("the channel is made once", async () => {
		const { records, store } = open();
		expect(await records.channel()).toBe("a-name-of-sixteen-or-more");
		await store.write({ channel: "another-name-of-sixteen" });
		expect(await records.channel()).toBe("another-name-of-sixteen");
	});
});
