import { describe, expect, test } from "vitest";
import { findIn, userscript } from "../testing/find-in.ts";
import { broadConnect } from "./broad-connect.ts";

describe("broad-connect", () => {
	test.each([
		[
			"any server",
			["low 5"],
			userscript(["match https://shop.example/*", "grant GM_xmlhttpRequest", "connect *"], `f()`),
		],
		[
			"a whole ending",
			["low 5"],
			userscript(["match https://shop.example/*", "grant GM.xmlHttpRequest", "connect com"], `f()`),
		],
		...[
			"de",
			"co.uk",
			"*.com",
			".org",
			"https://com/",
			"COM",
			"com.",
			"github.io",
			"blogspot.com",
			"xn--p1ai",
			"рф",
			"*.*",
		].map((suffix): [string, string[], string] => [
			`the public suffix ${suffix}`,
			["low 5"],
			userscript(["match https://shop.example/*", "grant GM_xmlhttpRequest", `connect ${suffix}`], `f()`),
		]),
	])("finds %s", (_title, expected, code) => {
		expect(findIn(broadConnect, code)).toEqual(expected);
	});

	test.each([
		[
			"any server without a function that could use it",
			userscript(["match https://shop.example/*", "grant GM_setValue", "connect *"], `f()`),
		],
		[
			"named servers",
			userscript(
				[
					"match https://shop.example/*",
					"grant GM_xmlhttpRequest",
					"connect api.example",
					"connect self",
					"connect localhost",
					"connect raw.githubusercontent.com",
					"connect ann.github.io",
					"connect 192.0.2.1",
				],
				`f()`,
			),
		],
	])("leaves alone %s", (_title, code) => {
		expect(findIn(broadConnect, code)).toEqual([]);
	});
});
