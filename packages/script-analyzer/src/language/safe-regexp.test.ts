import { describe, expect, test } from "vitest";
import { safeRegExp } from "./safe-regexp.ts";

describe("safe-regexp", () => {
	test.each(["abc", "a+b*", "[a-z]+", "(a|b)c", "^https?://", "\\d+-\\w+", "a{2,3}"])("runs %s", (source) => {
		expect(safeRegExp(source, "", "text")).toBeInstanceOf(RegExp);
	});

	test.each([
		["a group that repeats", "(a+)+$"],
		["a group with a count", "(a|aa){9}"],
		["an optional group", "(a*)?b"],
		["three parts that repeat", "a*a*a*b"],
		["a reference back", "(a)\\1"],
		["a named reference", "(?<x>a)\\k<x>"],
		["looking ahead", "(?=a)b"],
		["looking behind", "(?<!a)b"],
		["no pattern at all", "[z-a]"],
	])("leaves %s alone", (_title, source) => expect(safeRegExp(source, "", "text")).toBeNull());

	test("signs inside brackets and behind backslashes repeat nothing", () => {
		expect(safeRegExp("[*+{]a\\*\\+\\{b+", "", "text")).toBeInstanceOf(RegExp);
	});

	test("long texts and long patterns are left alone", () => {
		expect(safeRegExp("a", "", "a".repeat(4_001))).toBeNull();
		expect(safeRegExp("a".repeat(301), "", "a")).toBeNull();
	});

	test("flags that would keep a position are dropped", () => {
		expect(safeRegExp("a", "gimsuy", "a")?.flags).toBe("gimsu");
		expect(safeRegExp("a", "gg", "a")).toBeNull();
	});
});
