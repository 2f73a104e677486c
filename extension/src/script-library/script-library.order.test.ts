import { describe, expect, test } from "vitest";
import { createFailingStore } from "../platform/storage/failing-store.test-support.ts";
import { createMemoryStore } from "../platform/storage/memory-store.test-support.ts";
import { createScriptLibrary } from "./script-library.ts";
import { NO_RULES } from "./stored-script.ts";

async function open(count = 4) {
	const memory = createMemoryStore();
	const writes: string[][] = [];
	const store = createFailingStore({
		...memory,
		write: async (entries) => {
			writes.push(Object.keys(entries));
			await memory.write(entries);
		},
	});
	const clock = { time: 0 };
	const start = () => createScriptLibrary({ store, now: () => clock.time, newId: () => crypto.randomUUID() });
	const library = start();
	const ids: string[] = [];
	for (let index = 0; index < count; index += 1) {
		clock.time += 1000;
		ids.push((await library.install({ sourceUrl: `https://x.test/${index}`, code: `// ${index}`, requires: [] })).id);
	}
	writes.length = 0;
	/** The scripts by their numbers, as a library that begins anew lists them. */
	const order = async (from = start()) => (await from.list()).scripts.map(({ id }) => ids.indexOf(id));
	return { memory, store, library, start, clock, ids, order, writes };
}
const at = (ids: readonly string[], index: number): string => ids[index] ?? "";

describe("script-library: the user's order", () => {
	test.each([
		[3, 0, [3, 0, 1, 2]],
		[0, 2, [1, 0, 2, 3]],
		[0, null, [1, 2, 3, 0]],
		[1, 1, [0, 1, 2, 3]],
	])("moving %s before %s gives %j, also in the next worker", async (moved, before, expected) => {
		const { library, ids, order } = await open();
		await library.move(at(ids, moved), before === null ? null : at(ids, before));
		expect(await order(library)).toEqual(expected);
		expect(await order()).toEqual(expected);
	});

	test("a move is one small write; a new script comes last, a removed one that is restored too", async () => {
		const { library, ids, order, writes, clock } = await open();
		await library.move(at(ids, 3), at(ids, 0));
		expect(writes).toEqual([["order"]]);
		await library.remove(at(ids, 3));
		clock.time += 1000;
		ids.push((await library.install({ sourceUrl: "https://x.test/new", code: "// new", requires: [] })).id);
		expect(await order()).toEqual([0, 1, 2, 4]);
		await library.restore(at(ids, 3));
		expect(await order()).toHaveLength(5);
	});

	test("unknown scripts are not moved; an entry that cannot be read is no order", async () => {
		const { library, ids, order, memory } = await open();
		expect(await library.move("unknown", null)).toBe(false);
		expect(await library.move(at(ids, 0), "unknown")).toBe(false);
		await memory.write({ order: { not: "a list" } });
		expect(await order()).toEqual([0, 1, 2, 3]);
	});
});

describe("script-library: several scripts at once", () => {
	test("all are switched, removed and restored in as many writes as one", async () => {
		const { library, ids, start, writes } = await open();
		expect(await library.setAllEnabled([...ids, "unknown"], false)).toBe(4);
		expect(writes).toHaveLength(1);
		expect((await start().list()).scripts.map(({ enabled }) => enabled)).toEqual([false, false, false, false]);
		expect(await library.setAllEnabled(ids, false)).toBe(4);
		expect(writes).toHaveLength(1);
		expect(await library.removeAll(ids)).toBe(4);
		expect(writes).toHaveLength(2);
		expect((await library.list()).scripts).toEqual([]);
		expect(await library.restoreAll(ids)).toBe(4);
		expect(writes).toHaveLength(3);
		expect((await start().list()).scripts).toHaveLength(4);
	});

	test("a switch is a small write, whatever the size of the scripts, and later changes of one keep those of the others", async () => {
		const { library, ids, start, writes, memory } = await open();
		await library.setAllEnabled(ids, false);
		await library.setEnabled(at(ids, 1), true);
		expect(writes).toEqual([["switches"], ["switches"]]);
		const states = async () => (await start().list()).scripts.map(({ enabled }) => enabled);
		expect(await states()).toEqual([false, true, false, false]);
		await library.setRules(at(ids, 0), NO_RULES);
		await library.edit(at(ids, 1), { code: "// mine", requires: [] });
		expect(await states()).toEqual([false, true, false, false]);
		await library.removeAll(ids);
		await library.restoreAll(ids);
		expect(await states()).toEqual([false, true, false, false]);
		await library.removeAll(ids.slice(2));
		await library.purge(ids.slice(2));
		await library.setAllEnabled(ids, true);
		expect(await states()).toEqual([true, true]);
		expect(await memory.read("switches")).toEqual({ [at(ids, 0)]: true, [at(ids, 1)]: true });
	});

	test("an entry of switches that cannot be read leaves each script as its own entry says", async () => {
		const { library, ids, start, memory } = await open(2);
		await memory.write({ switches: { [at(ids, 0)]: "off" } });
		expect((await start().list()).scripts.map(({ enabled }) => enabled)).toEqual([true, true]);
		await library.setAllEnabled(ids, false);
		expect((await start().get(at(ids, 1)))?.enabled).toBe(false);
	});

	test("storage that fails leaves all of them as they were", async () => {
		const { library, store, ids, start } = await open();
		store.failAt(0);
		await expect(library.setAllEnabled(ids, false)).rejects.toThrow();
		store.failAt(null);
		expect((await library.list()).scripts.every(({ enabled }) => enabled)).toBe(true);
		expect((await start().list()).scripts.every(({ enabled }) => enabled)).toBe(true);
	});

	test("the user's rules stay when the code is replaced, edited or rolled back", async () => {
		const { library, ids } = await open(1);
		const rules = { ...NO_RULES, pages: ["*://own.test/*"], authorPages: false, runAt: "document-start" as const };
		await library.setRules(at(ids, 0), rules);
		await library.applyUpdate(at(ids, 0), "// 0", { code: "// next", requires: [] });
		await library.edit(at(ids, 0), { code: "// mine", requires: [] });
		await library.install({ sourceUrl: "https://x.test/0", code: "// again", requires: [] });
		const script = await library.get(at(ids, 0));
		await library.rollBack(at(ids, 0), script?.history[0] ?? "");
		expect((await library.get(at(ids, 0)))?.rules).toEqual(rules);
	});
});
