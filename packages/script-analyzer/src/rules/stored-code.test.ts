import { describe, expect, test } from "vitest";
import { findIn, userscript } from "../testing/find-in.ts";
import { storedCode } from "./stored-code.ts";

describe("stored-code", () => {
	test.each([
		[
			"code out of its own storage",
			["medium 6"],
			userscript(["match https://shop.example/*", "grant GM_getValue"], `eval(GM_getValue("code"))`),
		],
		[
			"code out of the site\u2019s storage",
			["medium 5"],
			userscript(["match https://shop.example/*"], `new Function(localStorage.getItem("plugin"))()`),
		],
	])("finds %s", (_title, expected, code) => {
		expect(findIn(storedCode, code)).toEqual(expected);
	});

	test.each([
		[
			"settings out of storage",
			userscript(
				["match https://shop.example/*", "grant GM_getValue"],
				`document.body.style.color=GM_getValue("colour")`,
			),
		],
	])("leaves alone %s", (_title, code) => {
		expect(findIn(storedCode, code)).toEqual([]);
	});

	test("markup with code that is kept where the site finds it", () => {
		expect(findIn(storedCode, 'localStorage.box = `<img src=x onerror="f()">`')).toEqual(["medium 1"]);
		expect(findIn(storedCode, 'localStorage.box = "<b>text</b>"')).toEqual([]);
	});
});
