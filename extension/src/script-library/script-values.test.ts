import { MAX_VALUES_SIZE } from "@scriptorium/shared-protocol/extension-internal/value-limits";
import { describe, expect, test } from "vitest";
import { createFailingStore } from "../platform/storage/failing-store.test-support.ts";
import { createMemoryStore } from "../platform/storage/memory-store.test-support.ts";
import { createScriptValues, type ValueWrite } from "./script-values.ts";

function open(initial: Readonly<Record<string, unknown>> = {}) {
	const memory = createMemoryStore(initial);
	const store = createFailingStore(memory);
	let writes = 0;
	const counting = {
		...store,
		write(entries: Readonly<Record<string, unknown>>) {
			writes += 1;
			return store.write(entries);
		},
	};
	return { memory, store, scripts: createScriptValues({ store: counting, now: () => 0 }), writes: () => writes };
}
const set = (key: string, json: string): ValueWrite => [{ key, json }];
const HALF = `"${"z".repeat(MAX_VALUES_SIZE / 2)}"`;

describe("script-values", () => {
	test("ten thousand writes at once are all stored, with few writes to storage, in their order", async () => {
		const { scripts, writes } = open();
		const all = Array.from({ length: 10_000 }, (_, at) =>
			scripts.write("a", [set(`k${at}`, String(at)), set("last", String(at))]),
		);
		expect((await Promise.all(all)).flat()).not.toContain(false);
		const values = await scripts.values("a");
		expect(Object.keys(values)).toHaveLength(10_001);
		expect(values).toMatchObject({ last: "9999", k0: "0", k9999: "9999" });
		expect(writes()).toBeLessThanOrEqual(2);
	});

	test("values of two scripts do not wait for each other, nor mix", async () => {
		const { scripts } = open();
		await Promise.all([scripts.write("a", [set("x", "1")]), scripts.write("b", [set("x", "2")])]);
		expect([await scripts.values("a"), await scripts.values("b")]).toEqual([{ x: "1" }, { x: "2" }]);
	});

	test("beyond the limit a write is refused whole, and those beside it are stored", async () => {
		const { scripts } = open();
		expect(await scripts.write("a", [set("one", HALF), set("y", "1")])).toEqual([true, true]);
		const tooMuch = [
			{ key: "y", json: null },
			{ key: "y", json: "2" },
			{ key: "two", json: HALF },
		];
		expect(await scripts.write("a", [set("z", "1"), tooMuch, set("y", "3")])).toEqual([true, false, true]);
		expect(await scripts.values("a")).toEqual({ one: HALF, y: "3", z: "1" });
		expect(await scripts.write("a", [tooMuch])).toEqual([false]);
		expect((await scripts.values("a")).y).toBe("3");
		expect(await scripts.write("a", [[{ key: "one", json: null }], tooMuch])).toEqual([true, true]);
	});

	test("a script over the limit of this version can still shrink", async () => {
		const { scripts } = open({ "values:a": { one: HALF, two: HALF, three: HALF } });
		expect(await scripts.write("a", [set("four", "1")])).toEqual([false]);
		expect(await scripts.write("a", [set("three", "1")])).toEqual([true]);
	});

	test("after a refusal of the storage nothing is stored, and the next write goes on with the old values", async () => {
		const { scripts, store } = open({ "values:a": { x: '"old"' } });
		store.failAt(1);
		await expect(
			Promise.all([scripts.write("a", [set("x", "1")]), scripts.write("a", [set("y", "1")])]),
		).rejects.toThrow("quota");
		store.failAt(null);
		expect(await scripts.values("a")).toEqual({ x: '"old"' });
		expect(await scripts.write("a", [set("y", "2")])).toEqual([true]);
		expect(await scripts.values("a")).toEqual({ x: '"old"', y: "2" });
	});

	test("names of Object.prototype, the empty name and what looks like an escape are plain keys", async () => {
		const { scripts, memory } = open();
		const keys = ["__proto__", "__proto__~", "__proto__~~", "toString", "constructor", "", "5", "a~", "__proto__x~"];
		await scripts.write(
			"a",
			keys.map((key) => set(key, JSON.stringify(key))),
		);
		const values = await scripts.values("a");
		expect(Object.entries(values).sort()).toEqual(keys.map((key) => [key, JSON.stringify(key)]).sort());
		expect(Object.keys((await memory.read("values:a")) as object)).not.toContain("__proto__");
		await scripts.write(
			"a",
			keys.map((key) => [{ key, json: null }]),
		);
		expect(await scripts.values("a")).toEqual({});
	});

	test("sizes are known without reading values, also of scripts whose values an earlier version stored", async () => {
		const { scripts } = open({ "values:old": { k: "123" } });
		await scripts.write("new", [set("key", "1234"), set("key", "12")]);
		expect([...(await scripts.sizesOf(["new", "old", "none"]))]).toEqual([
			["new", 5],
			["old", 4],
			["none", 0],
		]);
	});

	test("the sizes of hundreds of scripts without values need no reading of each", async () => {
		const { scripts, store } = open();
		const ids = Array.from({ length: 300 }, (_, at) => `s${at}`);
		store.failAt(null);
		expect([...(await scripts.sizesOf(ids)).values()].every((size) => size === 0)).toBe(true);
		expect(store.calls()).toBe(2);
	});

	test("unreadable values are set aside before anything is written", async () => {
		const { scripts, memory } = open({ "values:a": { x: 1 } });
		await scripts.write("a", [set("y", "2")]);
		expect(await scripts.values("a")).toEqual({ y: "2" });
		expect((await memory.readAll())["damaged:values:a:0"]).toEqual({ x: 1 });
	});
});
