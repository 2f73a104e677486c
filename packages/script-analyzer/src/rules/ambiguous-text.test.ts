import { describe, expect, test } from "vitest";
import { analyzeScript } from "../analyze-script.ts";
import { findIn, userscript } from "../testing/find-in.ts";
import { ambiguousText } from "./ambiguous-text.ts";

const plain = ["match https://shop.example/*"];

describe("ambiguous-text", () => {
	test.each([
		["await as a name and as an operator", ["high 6"], userscript([...plain, "top-level-await"], "await (f);")],
		["a line break that hides a statement", ["high 1"], "javascript:x\n-->f()"],
		["an address above a block (A)", ["high 1"], `javascript:0;\n${userscript(plain, "f()")}`],
		["an address below a block (G)", ["high 5"], userscript(plain, 'javascript:"%22;f();%22"')],
		["a key that only some read", ["high 3"], userscript(["download-URL https://x.example/a.js"], "f()")],
	])("finds %s", (_title, expected, code) => {
		expect(findIn(ambiguousText, code)).toEqual(expected);
		expect(analyzeScript({ code })).toMatchObject({ risk_level: "red" });
	});

	test.each([
		["a second block", ["medium 5", "medium 7"], `${userscript([], "f();")}\n${userscript([], "f();")}`],
		["a block in a text", ["low 4"], userscript([], 'const head = "// ==UserScript==";')],
	])("grades %s after the first block", (_title, expected, code) => {
		expect(findIn(ambiguousText, code)).toEqual(expected);
	});

	test.each([
		["await inside an async function", userscript(plain, "(async () => { await (f()); })();")],
		["await at the top level", userscript([...plain, "top-level-await"], "const a = await f();")],
		["an address in several lines", "javascript:(function () {\n\tf();\n})();"],
		["Windows line ends", userscript(plain, "f();").replaceAll("\n", "\r\n")],
	])("leaves alone %s", (_title, code) => {
		expect(findIn(ambiguousText, code)).toEqual([]);
	});
});
