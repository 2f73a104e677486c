import { describe, expect, test } from "vitest";
import { positionKeys } from "./position-keys.ts";

const ids = (count: number): string[] => Array.from({ length: count }, (_, at) => `script ${at}`);
const isRising = (items: readonly string[], keys: ReadonlyMap<string, string>): boolean =>
	items.every((id, at) => at === 0 || (keys.get(items[at - 1] ?? "") ?? "") < (keys.get(id) ?? ""));
const changed = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] =>
	[...after].flatMap(([id, key]) => (before.get(id) === key ? [] : [id]));

describe("position keys", () => {
	test("rise with the list, whatever the ids are", () => {
		const items = ["z", "b", "y", "a"];
		expect(isRising(items, positionKeys(items, new Map()))).toBe(true);
		expect(positionKeys([], new Map()).size).toBe(0);
	});

	test.each([
		["at the beginning", 0],
		["in the middle", 250],
		["at the end", 500],
	])("an item that is inserted %s changes no other key", (_, at) => {
		const before = positionKeys(ids(500), new Map());
		const items = ids(500).toSpliced(at, 0, "new");
		const after = positionKeys(items, before);
		expect(isRising(items, after)).toBe(true);
		expect(changed(before, after)).toEqual(["new"]);
	});

	test("an item that moves changes its own key alone", () => {
		const before = positionKeys(ids(100), new Map());
		const items = ids(100);
		items.splice(90, 0, ...items.splice(3, 1));
		const after = positionKeys(items, before);
		expect(isRising(items, after)).toBe(true);
		expect(changed(before, after)).toEqual(["script 3"]);
	});

	test.each([
		["zeros alone", ["0", "000"]],
		["one value twice", ["01", "010"]],
		["one key twice", ["1", "1"]],
		["nothing between", ["0001", "00010001"]],
	])("held keys that leave no room are given anew: %s", (_, [first = "", second = ""]) => {
		const items = ["one", "new", "other"];
		const keys = positionKeys(
			items,
			new Map([
				["one", first],
				["other", second],
			]),
		);
		expect(isRising(items, keys)).toBe(true);
	});

	test.each([
		["always at the end", (length: number) => length],
		["always at the beginning", () => 0],
		["always at one place", (length: number) => Math.min(1, length)],
		["here and there", (length: number) => (length * 7919) % (length + 1)],
	])("stay short and apart over 400 inserts %s", (_, place) => {
		let items: string[] = [];
		let keys: ReadonlyMap<string, string> = new Map();
		for (let step = 0; step < 400; step += 1) {
			items = items.toSpliced(place(items.length), 0, `script ${step}`);
			keys = positionKeys(items, keys);
		}
		expect(isRising(items, keys)).toBe(true);
		expect(Math.max(...[...keys.values()].map(({ length }) => length))).toBeLessThan(100);
	});
});
