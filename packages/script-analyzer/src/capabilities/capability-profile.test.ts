import { describe, expect, test } from "vitest";
import type { CapabilityProfile } from "../analysis-result.ts";
import { analyzeScript } from "../analyze-script.ts";
import { userscript } from "../testing/find-in.ts";

function profile(code: string): CapabilityProfile {
	return analyzeScript({ code }).capabilities;
}

describe("capability-profile", () => {
	test("lists where a script runs and what it was granted, as written", () => {
		const head = ["match https://a.example/*", "include https://b.example/*", "grant GM_setValue", "grant none"];
		const { runs_on, grants } = profile(userscript(head, "f()"));
		expect(runs_on).toEqual([
			{ what: "https://a.example/*", line: 3, column: 1 },
			{ what: "https://b.example/*", line: 4, column: 1 },
		]);
		expect(grants.map(({ what }) => what)).toEqual(["GM_setValue"]);
	});

	test("names every host once for each API, with the page's own and the unknown ones", () => {
		const head = [
			"match https://shop.example/*",
			"connect api.example",
			"require https://unpkg.com/vue@3.4.21/dist/vue.global.js",
		];
		const body = [
			"fetch('/a'); fetch('/b');",
			"fetch('https://API.example/x');",
			"fetch(prompt());",
			"new Image().src = 'https://img.stranger.test/p.gif';",
		].join("\n");
		const hosts = profile(userscript(head, body)).hosts.map(({ host, via, declared, line }) => [
			host,
			via,
			declared,
			line,
		]);
		expect(hosts).toContainEqual(["unpkg.com", "@require", true, 5]);
		expect(hosts).toContainEqual(["(this site)", "fetch", true, 7]);
		expect(hosts).toContainEqual(["api.example", "fetch", true, 8]);
		expect(hosts).toContainEqual(["(unknown)", "fetch", false, 9]);
		expect(hosts.filter(([host]) => host === "img.stranger.test")).toHaveLength(1);
		expect(hosts.filter(([host]) => host === "(this site)")).toHaveLength(1);
	});

	test("separates storage, cookies, listeners, code loading and hooks", () => {
		const body = [
			"localStorage.setItem('a', '1');",
			"document.title = document.cookie;",
			"document.addEventListener('keydown', () => {});",
			"eval('1');",
			"window.fetch = () => {};",
		].join("\n");
		const found = profile(body);
		expect(found.storage.map(({ line }) => line)).toEqual([1]);
		expect(found.cookies.map(({ line }) => line)).toEqual([2]);
		expect(found.listeners).toMatchObject([{ what: "keydown", line: 3 }]);
		expect(found.code_loading).toMatchObject([{ what: "eval", line: 4 }]);
		expect(found.hooks).toMatchObject([{ line: 5 }]);
	});

	test("counts a link that is put into the page, and a property of unknown effect, as no contact", () => {
		const link =
			'const a = document.createElement("a"); a.href = "https://more.stranger.test/"; document.body.append(a);';
		const property = 'document.body.later = "https://c.stranger.test/?" + document.cookie;';
		const via = profile(userscript(["match https://shop.example/*"], link + property)).hosts.map((host) => host.via);
		expect(via).toEqual(["a.href"]);
	});

	test("places what it reads at a place of its own where there is one", () => {
		const body = 'fetch("/all", { body: JSON.stringify(localStorage) });\nf(localStorage.getItem("word"));';
		const { reads = [] } = profile(userscript(["match https://shop.example/*"], body));
		expect(reads.find(({ what }) => what === "storage")).toMatchObject({ line: 6 });
	});

	test.each([
		["changing the page", "document.body.style.color = 'red'", true],
		["running text that is known", "eval('document.title = 1')", true],
		["a request to the site", "fetch('/x')", false],
		["opening a page", "location.href = 'https://a.example/'", false],
		["running text that is not known", "eval(window.code)", false],
		["a function that cannot be told", "window[prompt()]('https://a.example/')", false],
		["a library", userscript(["match https://a.example/*", "require https://unpkg.com/vue@3.4.21/x.js"], "f()"), false],
	])("offline is proven or not: %s", (_title, code, offline) => {
		expect(profile(code).offline).toBe(offline);
	});
});
