import { expect, it } from "vitest";
import { MAX_JSON_DEPTH, MAX_JSON_ENTRIES, MAX_JSON_VALUES, refuseJsonShape } from "./json-shape.ts";

const refusalOf = (json: string) => refuseJsonShape(new TextEncoder().encode(json));
const rows = (count: number) => JSON.stringify(Array.from({ length: count }, () => ({ name: "a" })));

it.each([
	["nothing", ""],
	["a script of a megabyte", JSON.stringify({ p_code: '[{,\\"'.repeat(200_000) })],
	["as many rows as an answer has", rows(MAX_JSON_ENTRIES)],
	["a large flow", JSON.stringify({ p_flow: Array.from({ length: MAX_JSON_VALUES / 2 - 10 }, () => [1]) })],
	["a text that ends in an escaped backslash", JSON.stringify([{ a: "\\" }, { b: "\\" }])],
	["what is no JSON", "]]]},,"],
])("%s may go on", (_what, json) => expect(refusalOf(json)).toBeNull());

it.each([
	["too many rows", rows(MAX_JSON_ENTRIES + 1), "rows or arguments"],
	[
		"too many arguments",
		JSON.stringify(Object.fromEntries(Array.from({ length: 2_000 }, (_, index) => [index, 1]))),
		"rows or arguments",
	],
	["empty rows", `[${"{},".repeat(600_000)}{}]`, "rows or arguments"],
	["rows without brackets around them", "{},".repeat(2_000), "rows or arguments"],
	[
		"too many values in one argument",
		JSON.stringify({ a: Array.from({ length: MAX_JSON_VALUES + 2 }, () => 1) }),
		"values",
	],
	["brackets without an end", "[".repeat(1_000_000), "levels deep"],
	[
		"objects nested too deeply",
		`${'{"a":'.repeat(MAX_JSON_DEPTH + 1)}1${"}".repeat(MAX_JSON_DEPTH + 1)}`,
		"levels deep",
	],
	["depth behind an escaped quote", `["\\"",${"[".repeat(200)}${"]".repeat(200)}]`, "levels deep"],
])("%s is refused", (_what, json, reason) => expect(refusalOf(json)).toContain(reason));
