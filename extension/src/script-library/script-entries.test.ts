import { describe, expect, test } from "vitest";
import { createFailingStore } from "../platform/storage/failing-store.test-support.ts";
import { createMemoryStore } from "../platform/storage/memory-store.test-support.ts";
import { createScriptEntries } from "./script-entries.ts";
import { NO_RULES, type StoredScript } from "./stored-script.ts";

const script = (id: string, code: string): StoredScript => ({
	format: 1,
	id,
	code,
	requires: [],
	resources: [],
	sourceUrl: "",
	enabled: true,
	secret: "a secret of sixteen",
	installedAt: "2026-01-01T00:00:00Z",
	updatedAt: "2026-01-01T00:00:00Z",
	offSites: [],
	rules: NO_RULES,
	rating: null,
	edited: false,
	history: [],
});

describe("script-entries", () => {
	test("reads each entry once, and only the one that was added later", async () => {
		const memory = createMemoryStore();
		const asked: string[][] = [];
		const readMany: typeof memory.readMany = (keys) => {
			asked.push([...keys]);
			return memory.readMany(keys);
		};
		const entries = createScriptEntries({ ...memory, readMany });
		await memory.write({ "script:a": script("a", "1") });
		const [first] = (await entries.list()).scripts;
		await memory.write({ "script:b": script("b", "1"), "stats:a": {} });
		expect((await entries.list()).scripts[0]).toBe(first);
		await entries.get("a");
		expect(asked).toEqual([["script:a"], ["script:b"]]);
	});

	test("after a failed write, what storage holds counts", async () => {
		const memory = createMemoryStore();
		const store = createFailingStore(memory);
		const entries = createScriptEntries(store);
		await entries.write(script("a", "1"));
		store.failAt(0);
		await expect(entries.write(script("a", "2"))).rejects.toThrow("quota");
		store.failAt(null);
		expect((await entries.get("a"))?.code).toBe("1");
		// The browser may have written although it reported a failure.
		store.failAt(0);
		await expect(entries.write(script("a", "3"))).rejects.toThrow("quota");
		store.failAt(null);
		await memory.write({ "script:a": script("a", "3") });
		expect((await entries.get("a"))?.code).toBe("3");
	});

	test("what was read before a write does not replace what was written", async () => {
		const memory = createMemoryStore({ "script:a": script("a", "old") });
		let answer = (): void => undefined;
		const readMany: typeof memory.readMany = async (keys) => {
			const read = await memory.readMany(keys);
			await new Promise<void>((resolve) => {
				answer = resolve;
			});
			return read;
		};
		const entries = createScriptEntries({ ...memory, readMany });
		const reading = entries.list();
		await Promise.resolve().then(() => undefined);
		await entries.write(script("a", "new"));
		answer();
		await reading;
		expect((await entries.get("a"))?.code).toBe("new");
	});

	test("an entry that cannot be read, or is under another script's key, is damaged and kept", async () => {
		const memory = createMemoryStore({ "script:a": { code: "precious" }, "script:b": script("c", "1") });
		const entries = createScriptEntries(memory);
		for (const _ of ["first", "again"]) {
			const { scripts, damaged } = await entries.list();
			expect(scripts).toEqual([]);
			expect(damaged.map(({ key }) => key)).toEqual(["script:a", "script:b"]);
		}
		expect(await entries.get("b")).toBeNull();
	});

	test("two that list at once read each entry once", async () => {
		const memory = createMemoryStore();
		await createScriptEntries(memory).write(script("a", "1"));
		let read = 0;
		const readMany: typeof memory.readMany = (keys) => {
			read += keys.length;
			return memory.readMany(keys);
		};
		const entries = createScriptEntries({ ...memory, readMany });
		const lists = await Promise.all([entries.list(), entries.list(), entries.list()]);
		expect(lists.map(({ scripts }) => scripts[0]?.code)).toEqual(["1", "1", "1"]);
		expect(read).toBe(1);
	});

	test("a removed entry is gone", async () => {
		const entries = createScriptEntries(createMemoryStore());
		await entries.write(script("a", "1"));
		await entries.remove(["a"]);
		expect(await entries.get("a")).toBeNull();
		expect((await entries.list()).scripts).toEqual([]);
	});
});
