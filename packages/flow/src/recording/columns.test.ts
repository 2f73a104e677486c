import fc from "fast-check";
import { expect, it } from "vitest";
import { BadColumns, decodeColumns } from "./decode-columns.ts";
import { encodeColumns, type Json } from "./encode-columns.ts";

const throughJson = (values: readonly Json[]) => decodeColumns(JSON.parse(JSON.stringify(encodeColumns(values))));

it("gives back whatever JSON can hold", () => {
	fc.assert(
		fc.property(fc.array(fc.jsonValue({ maxDepth: 5 })), (values) => {
			const plain = JSON.parse(JSON.stringify(values)) as Json[];
			expect(throughJson(plain)).toEqual(plain);
		}),
		{ numRuns: 500 },
	);
});

it("gives back rows of one shape, some of which lack a field or have it null", () => {
	const row = fc.record(
		{ id: fc.string(), at: fc.integer(), list: fc.array(fc.record({ tag: fc.constantFrom("a", "b"), n: fc.nat() })) },
		{ requiredKeys: ["at"] },
	);
	fc.assert(
		fc.property(fc.array(fc.oneof(row, fc.constant({ at: 1, id: null })), { maxLength: 40 }), (rows) => {
			expect(throughJson(rows as Json[])).toEqual(rows);
		}),
	);
});

it.each<[string, Json[]]>([
	["names that objects have by themselves", [JSON.parse('{"__proto__":1,"constructor":2}') as Json, { toString: 3 }]],
	["numbers at the edges", [Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER, 0.1, 1e300]],
	["empty things", [[], {}, "", null]],
])("keeps %s", (_, values) => {
	expect(throughJson(values)).toEqual(values);
});

it("stands fields side by side", () => {
	const rows = [1000, 1010, 1030].map((timestamp) => ({ type: "click", timestamp }));
	expect(encodeColumns(rows)).toEqual({
		t: "o",
		n: 3,
		k: [
			["type", "", { t: "s", s: ["click"], i: [0, 0, 0] }],
			["timestamp", "", { t: "d", v: [1000, 10, 20] }],
		],
	});
});

it("stores only the variable digits of ids, and restores them", () => {
	fc.assert(
		fc.property(fc.array(fc.uuid(), { minLength: 1 }), (ids) => {
			expect(throughJson(ids)).toEqual(ids);
		}),
	);
	const id = "0f8fad5b-d9cb-469f-a165-70867728950e";
	expect(encodeColumns([id])).toEqual({ t: "u", v: "0f8fad5bd9cb69fa16570867728950e" });
	expect(encodeColumns([id, "another"])).toMatchObject({ t: "v" });
	expect(() => decodeColumns({ t: "u", v: "0f8f" })).toThrow(BadColumns);
});

it("refuses invalid columns with its own error only", () => {
	fc.assert(
		fc.property(fc.jsonValue(), (value) => {
			try {
				decodeColumns(value);
			} catch (error) {
				expect(error).toBeInstanceOf(BadColumns);
			}
		}),
	);
});

it.each([
	["more rows than there may be", { t: "o", n: 1e9, k: [] }],
	["a length beyond the end", { t: "a", l: { t: "v", v: [5] }, v: { t: "v", v: [1] } }],
	["items that nobody takes", { t: "a", l: { t: "v", v: [] }, v: { t: "v", v: [1] } }],
	["a text that is not there", { t: "s", s: ["a"], i: [1] }],
	["a text by another name", { t: "s", s: ["a"], i: ["length"] }],
	["fewer values than rows", { t: "o", n: 2, k: [["a", "", { t: "v", v: [1] }]] }],
	["a kind that is none", { t: "x" }],
])("refuses %s", (_, columns) => {
	expect(() => decodeColumns(columns)).toThrow(BadColumns);
});

it("refuses nesting without an end", () => {
	let columns: unknown = { t: "v", v: [] };
	for (let depth = 0; depth < 100; depth += 1) columns = { t: "a", l: { t: "v", v: [] }, v: columns };
	expect(() => decodeColumns(columns)).toThrow("nested too deeply");
});
