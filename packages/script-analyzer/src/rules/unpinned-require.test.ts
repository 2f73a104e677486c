import { describe, expect, test } from "vitest";
import { findIn, userscript } from "../testing/find-in.ts";
import { unpinnedRequire } from "./unpinned-require.ts";

describe("unpinned-require", () => {
	test.each([
		[
			"a public library over http",
			["low 4"],
			userscript(["match https://shop.example/*", "require http://code.jquery.com/jquery-3.6.0.min.js"], `f()`),
		],
		[
			"a public library over http, on every site",
			["medium 4"],
			userscript(["match *://*/*", "require http://code.jquery.com/jquery-3.6.0.min.js"], `f()`),
		],
		[
			"a library of somebody over http",
			["medium 4"],
			userscript(["match https://shop.example/*", "require http://static.example/lib-1.2.3.js"], `f()`),
		],
		[
			"a range instead of a version",
			["low 4"],
			userscript(["match https://shop.example/*", "require https://cdn.jsdelivr.net/npm/dayjs@1/dayjs.min.js"], `f()`),
		],
		[
			"no version at all",
			["low 4"],
			userscript(["match https://shop.example/*", "require https://unpkg.com/lodash"], `f()`),
		],
		[
			"a branch instead of a commit, on every site",
			["low 4"],
			userscript(["match *://*/*", "require https://raw.githubusercontent.com/ann/tools/main/tools.js"], `f()`),
		],
		[
			"a tag of jsDelivr gh, which can be moved, on every site",
			["low 4"],
			userscript(["match *://*/*", "require https://cdn.jsdelivr.net/gh/ann/tools@v1.2.3/tools.js"], `f()`),
		],
		[
			"a server of somebody",
			["low 4"],
			userscript(["match https://shop.example/*", "require https://static.example/lib-1.2.3.js"], `f()`),
		],
		[
			"a mirror that has changed owners, version or not",
			["low 4"],
			userscript(
				["match https://shop.example/*", "require https://cdn.bootcdn.net/ajax/libs/jquery/3.6.0/jquery.min.js"],
				`f()`,
			),
		],
		[
			"code inside the address",
			["medium 4"],
			userscript(["match https://shop.example/*", "require data:text/javascript;base64,?"], `f()`),
		],
		...[
			`md5-${"a".repeat(24)}`,
			`md5=${"a".repeat(32)}`,
			`sha256=${"a".repeat(40)}`,
			`sha256=${"a".repeat(64)},md5=${"a".repeat(32)}`,
		].map((fragment): [string, string[], string] => [
			`a checksum that binds nobody: #${fragment}`,
			["low 4"],
			userscript(["match https://shop.example/*", `require https://static.example/lib.js#${fragment}`], `f()`),
		]),
		[
			"several, each on its line",
			["low 4", "low 5"],
			userscript(
				["match https://shop.example/*", "require https://static.example/a.js", "require https://static.example/b.js"],
				`f()`,
			),
		],
	])("finds %s", (_title, expected, code) => {
		expect(findIn(unpinnedRequire, code)).toEqual(expected);
	});

	test.each([
		[
			"exact versions on public stores",
			userscript(
				[
					"match https://shop.example/*",
					"require https://cdn.jsdelivr.net/npm/dayjs@1.11.10/dayjs.min.js",
					"require https://cdn.jsdelivr.net/npm/@scope/pkg@2.0.1",
					"require https://unpkg.com/vue@3.4.21/dist/vue.global.js",
					"require https://cdnjs.cloudflare.com/ajax/libs/jquery/3.7.1/jquery.min.js",
					"require https://code.jquery.com/jquery-3.7.1.min.js",
					"require https://ajax.googleapis.com/ajax/libs/jquery/3.6.0/jquery.min.js",
				],
				`f()`,
			),
		],
		[
			"a commit",
			userscript(
				[
					"match https://shop.example/*",
					"require https://cdn.jsdelivr.net/gh/ann/tools@0123456789abcdef0123456789abcdef01234567/tools.js",
					"require https://raw.githubusercontent.com/ann/tools/0123456789abcdef0123456789abcdef01234567/tools.js",
				],
				`f()`,
			),
		],
		[
			"a numbered version of a publisher",
			userscript(
				["match https://shop.example/*", "require https://update.greasyfork.org/scripts/12345/678901/Tools.js"],
				`f()`,
			),
		],
		[
			"a checksum, wherever it lies",
			userscript(
				[
					"match https://shop.example/*",
					"require https://static.example/lib.js#sha256=a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1",
					"require https://static.example/lib.js#md5=ad34bb,sha256-bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb=",
				],
				`f()`,
			),
		],
		[
			"the word in a bookmarklet",
			`// @require https://static.example/lib.js
f()`,
		],
	])("leaves alone %s", (_title, code) => {
		expect(findIn(unpinnedRequire, code)).toEqual([]);
	});

	test.each([
		["a fixed version in the query", "https://greasyfork.org/scripts/12-a/code/a.js?version=345", []],
		[
			"a fixed version in the query, with a language",
			"https://greasyfork.org/en/scripts/12-a/code/a.js?version=345",
			[],
		],
		["the newest version of the same", "https://greasyfork.org/scripts/12-a/code/a.js", ["low 5"]],
		["another name of a public store", "https://fastly.jsdelivr.net/npm/dayjs@1.11.10/dayjs.min.js", []],
		["a version at a mirror of npm", "https://registry.npmmirror.com/vue/3.5.1/files/dist/vue.global.js", []],
		["packages of npm in one file", "https://cdn.jsdelivr.net/combine/npm/dayjs@1,npm/@a/b@0.7", ["low 5"]],
		["a file of the author's computer", "file:///home/ann/a.js", ["low 5"]],
		["a file beside the script", "../lib/a.js", ["low 5"]],
		["a repository of the same author", "https://raw.githubusercontent.com/ann/tools/main/a.js", ["low 5"]],
		["a repository of somebody else", "https://raw.githubusercontent.com/bob/tools/main/a.js", ["low 5"]],
		["a server of the same author", "https://ann.example/a.js", ["low 5"]],
		["a tunnel service", "https://a1b2.ngrok.io/a.js", ["medium 5"]],
		["a bare address", "https://203.0.113.7/a.js", ["medium 5"]],
		["a paste", "https://pastebin.com/raw/a1b2c3", ["medium 5"]],
	])("grades %s", (_title, address, expected) => {
		const head = ["namespace https://github.com/ann/scripts", "match https://shop.example/*", `require ${address}`];
		expect(findIn(unpinnedRequire, userscript(head, "f()"))).toEqual(expected);
	});
});
