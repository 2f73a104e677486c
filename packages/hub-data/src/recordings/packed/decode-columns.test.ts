import { expect, it } from "vitest";
import { BadColumns, decodeColumns } from "./decode-columns.ts";

it("restores rows from their fields", () => {
	const columns = {
		t: "o",
		n: 3,
		k: [
			["type", "", { t: "s", s: ["click"], i: [0, 0, 0] }],
			["timestamp", "", { t: "d", v: [1000, 10, 20] }],
			["note", "010", { t: "v", v: [null] }],
			["names", "", { t: "a", l: { t: "d", v: [1, -1, 1] }, v: { t: "v", v: ["a", "b"] } }],
		],
	};
	expect(decodeColumns(columns)).toEqual([
		{ type: "click", timestamp: 1000, names: ["a"] },
		{ type: "click", timestamp: 1010, note: null, names: [] },
		{ type: "click", timestamp: 1030, names: ["b"] },
	]);
});

it("restores ids from their digits", () => {
	const id = "0f8fad5b-d9cb-469f-a165-70867728950e";
	expect(decodeColumns({ t: "u", v: "0f8fad5bd9cb69fa16570867728950e" })).toEqual([id]);
});

it("restores names that objects have by themselves", () => {
	const [row] = decodeColumns({ t: "o", n: 1, k: [["__proto__", "", { t: "v", v: [1] }]] });
	expect(row).toEqual(JSON.parse('{"__proto__":1}'));
});

it.each<[string, unknown]>([
	["nothing", null],
	["a text", "columns"],
	["a list", []],
	["values that are no list", { t: "v", v: {} }],
	["differences that are no numbers", { t: "d", v: ["1"] }],
	["lengths that are no numbers", { t: "a", l: { t: "v", v: ["1"] }, v: { t: "v", v: [1] } }],
	["keys that are no texts", { t: "o", n: 1, k: [[1, "", { t: "v", v: [1] }]] }],
	["a column that is missing", { t: "o", n: 1, k: [["a", ""]] }],
	["a negative count", { t: "o", n: -1, k: [] }],
	["more rows than there may be", { t: "o", n: 1e9, k: [] }],
	["a length beyond the end", { t: "a", l: { t: "v", v: [5] }, v: { t: "v", v: [1] } }],
	["items that belong to no row", { t: "a", l: { t: "v", v: [] }, v: { t: "v", v: [1] } }],
	["a text that is not there", { t: "s", s: ["a"], i: [1] }],
	["a text by another name", { t: "s", s: ["a"], i: ["length"] }],
	["fewer values than rows", { t: "o", n: 2, k: [["a", "", { t: "v", v: [1] }]] }],
	["half of an id", { t: "u", v: "0f8f" }],
	["a kind that is none", { t: "x" }],
])("refuses %s", (_, columns) => {
	expect(() => decodeColumns(columns)).toThrow(BadColumns);
});

it("refuses nesting without an end", () => {
	let columns: unknown = { t: "v", v: [] };
	for (let depth = 0; depth < 100; depth += 1) columns = { t: "a", l: { t: "v", v: [] }, v: columns };
	expect(() => decodeColumns(columns)).toThrow("nested too deeply");
});
