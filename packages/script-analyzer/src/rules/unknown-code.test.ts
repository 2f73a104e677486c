import { describe, expect, test } from "vitest";
import { findIn, userscript } from "../testing/find-in.ts";
import { unknownCode } from "./unknown-code.ts";

describe("unknown-code", () => {
	test.each([
		["text that is put together", ["medium 5"], userscript(["match https://shop.example/*"], `eval(window.appCode)`)],
	])("finds %s", (_title, expected, code) => {
		expect(findIn(unknownCode, code)).toEqual(expected);
	});

	test.each([
		["text that is known", userscript(["match https://shop.example/*"], `setTimeout("document.title=1",10)`)],
		["functions", userscript(["match https://shop.example/*"], `setTimeout(()=>{document.title="1"},10)`)],
	])("leaves alone %s", (_title, code) => {
		expect(findIn(unknownCode, code)).toEqual([]);
	});
});
