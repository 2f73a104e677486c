import { describe, expect, test } from "vitest";
import { findIn, userscript } from "../testing/find-in.ts";
import { broadMatch } from "./broad-match.ts";

describe("broad-match", () => {
	test.each([
		["every site", ["low 3"], userscript(["match *://*/*"], `f()`)],
		["every site by include", ["low 4"], userscript(["match https://a.example/*", "include *"], `f()`)],
		["a whole ending", ["low 3"], userscript(["match *://*.com/*"], `f()`)],
		["no line at all", ["low 2"], userscript(["grant none"], `f()`)],
		[
			"a block that cannot be used",
			["low 1"],
			`// ==UserScript==
// ==/UserScript==
f()`,
		],
	])("finds %s", (_title, expected, code) => {
		expect(findIn(broadMatch, code)).toEqual(expected);
	});

	test.each([
		["one site", userscript(["match https://shop.example/*"], `f()`)],
		["a site with its subdomains", userscript(["match *://*.shop.example/*"], `f()`)],
		["a bookmarklet", `f()`],
	])("leaves alone %s", (_title, code) => {
		expect(findIn(broadMatch, code)).toEqual([]);
	});

	test.each([
		["an expression that names one site", "include /^https?:\\/\\/(www\\.)?shop\\.example\\/.*/"],
		["a glob that names one site", "include *.shop.example/*"],
		["any suffix of one name", "include http://www.shopping.tld/*"],
		["nowhere", "include nowhere"],
		["local files", "match file:///*"],
	])("leaves alone %s", (_title, line) => {
		expect(findIn(broadMatch, userscript([line], "f()"))).toEqual([]);
	});

	test.each([
		["an expression for any site", "include /^https?:\\/\\/.*/"],
		["an expression of which one part names no site", "include /shop\\.example|\\/cart/"],
		["a common first label", "include https://www.*/*"],
	])("finds %s", (_title, line) => {
		expect(findIn(broadMatch, userscript([line], "f()"))).toEqual(["low 3"]);
	});
});
