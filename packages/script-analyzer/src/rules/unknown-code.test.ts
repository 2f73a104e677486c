import { describe, expect, test } from "vitest";
import { findIn, userscript } from "../testing/find-in.ts";
import { unknownCode } from "./unknown-code.ts";

describe("unknown-code", () => {
	test.each([
		["text that is put together", ["medium 5"], userscript(["match https://shop.example/*"], `eval(unfold(4))`)],
		["text of the page", ["low 5"], userscript(["match https://shop.example/*"], `eval(window.appCode)`)],
		[
			"a function whose text nobody knows",
			["medium 5"],
			userscript(["match https://shop.example/*"], `new Function("a", unfold(4))(1)`),
		],
		[
			"a function that is kept and called",
			["medium 5"],
			userscript(["match https://shop.example/*"], `(() => { const f = new Function(unfold(4)); f(); })()`),
		],
		[
			"a function that another text calls",
			["medium 5"],
			userscript(["match https://shop.example/*"], `(() => { const f = new Function(unfold(4)); eval("f()"); })()`),
		],
		[
			"a function in a text that is run",
			["medium 5"],
			userscript(["match https://shop.example/*"], `const text = unfold(4); eval("Function(text)()")`),
		],
		[
			"a function that is called at once",
			["medium 5"],
			userscript(["match https://shop.example/*"], `(() => { const f = new Function(unfold(4))(); })()`),
		],
		[
			"a text that a timer runs",
			["medium 5"],
			userscript(["match https://shop.example/*"], `setTimeout("show(" + unfold(4) + ")", 10)`),
		],
	])("finds %s", (_title, expected, code) => {
		expect(findIn(unknownCode, code)).toEqual(expected);
	});

	test.each([
		["a text that is only parsed", userscript(["match https://shop.example/*"], `new Function(unfold(4))`)],
		[
			"a text that is only parsed, into a variable",
			userscript(
				["match https://shop.example/*"],
				`(() => { try { var f = new Function(unfold(4)); } catch { return 1; } })()`,
			),
		],
		["text that is known", userscript(["match https://shop.example/*"], `setTimeout("document.title=1",10)`)],
		[
			"a function that was handed over",
			userscript(["match https://shop.example/*"], `const later = (work) => setTimeout(work, 10); later(unfold(4))`),
		],
		[
			"what the next picture of the screen runs",
			userscript(["match https://shop.example/*"], `requestAnimationFrame(JSON.parse(localStorage.work))`),
		],
		[
			"a program of its own with values in it",
			userscript(
				["match https://shop.example/*"],
				`const script = document.createElement("script"); script.textContent = "(function start(settings) { document.title = settings.title; })(" + JSON.stringify(unfold(4)) + ");"; document.head.append(script);`,
			),
		],
		["functions", userscript(["match https://shop.example/*"], `setTimeout(()=>{document.title="1"},10)`)],
	])("leaves alone %s", (_title, code) => {
		expect(findIn(unknownCode, code)).toEqual([]);
	});
});
