import { describe, expect, test } from "vitest";
import { findIn, userscript } from "../testing/find-in.ts";
import { privilegeLeak } from "./privilege-leak.ts";

describe("privilege-leak", () => {
	test.each([
		[
			"events of the page that steer requests",
			["medium 6"],
			userscript(
				["match https://shop.example/*", "grant GM_xmlhttpRequest"],
				`document.addEventListener("my:call",e=>GM_xmlhttpRequest({url:JSON.parse(e.detail).url}))`,
			),
		],
		[
			"a privileged function for the page",
			["medium 6"],
			userscript(["match https://shop.example/*", "grant GM_xmlhttpRequest"], `unsafeWindow.request=GM_xmlhttpRequest`),
		],
		[
			"a function that has it inside",
			["medium 7"],
			userscript(
				["match https://shop.example/*", "grant GM_xmlhttpRequest", "grant unsafeWindow"],
				`unsafeWindow.get=u=>GM_xmlhttpRequest({url:u})`,
			),
		],
	])("finds %s", (_title, expected, code) => {
		expect(findIn(privilegeLeak, code)).toEqual(expected);
	});

	test.each([
		[
			"a value for the page",
			userscript(["match https://shop.example/*", "grant unsafeWindow"], `unsafeWindow.helperVersion="1.2"`),
		],
	])("leaves alone %s", (_title, code) => {
		expect(findIn(privilegeLeak, code)).toEqual([]);
	});
});
