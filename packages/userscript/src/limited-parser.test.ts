import { parse } from "acorn";
import { describe, expect, test } from "vitest";
import { NestedTooDeeply, parseLimited } from "./limited-parser.ts";

const options = { ecmaVersion: "latest", sourceType: "script" } as const;
const nested = (open: string, close: string, times: number) => `${open.repeat(times)}1${close.repeat(times)}`;

describe("limited-parser", () => {
	test.each([
		["parentheses", nested("(", ")", 200)],
		["operators", `1${"+1".repeat(1_000)}`],
		["blocks", "{".repeat(500) + "}".repeat(500)],
		["links of a chain", `a${".b()".repeat(200)}`],
	])("reads as much as anybody writes: %s", (_, code) => {
		expect(parseLimited(code, options)).toEqual(parse(code, options));
	});

	test.each([
		["parentheses", nested("(", ")", 600)],
		["arrays", `x=${"[".repeat(600)}${"]".repeat(600)}`],
		["operators", `1${"+1".repeat(3_000)}`],
		["assignments", `${"a=".repeat(2_000)}1`],
		["negations", `${"!".repeat(3_000)}1`],
		["conditions", `${"if(a)".repeat(2_000)};`],
		["patterns", `var ${"[".repeat(1_200)}a${"]".repeat(1_200)}=1`],
	])("stops by count, long before the stack does: %s", (_, code) => {
		expect(() => parseLimited(code, options)).toThrow(NestedTooDeeply);
	});

	test("a level that is closed counts no longer", () => {
		expect(parseLimited(`${nested("(", ")", 200)};\n`.repeat(50), options).body).toHaveLength(50);
	});
});
