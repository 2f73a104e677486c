import { expect, test } from "vitest";
import { parseSource } from "./parse-source.ts";

function severities(...lines: readonly string[]): readonly string[] {
	const read = parseSource({
		code: ["// ==UserScript==", "// @name Test", ...lines, "// ==/UserScript==", "GM_xmlhttpRequest(x)"].join("\n"),
	});
	return read.ok ? read.source.ambiguities.map(({ severity }) => severity) : [read.reason];
}

test.each([
	["high", "// @require\u00a0https://lib.example/a.js"],
	["high", "// @grant\u00a0GM_xmlhttpRequest"],
	["low", "// @grant\u00a0 none"],
	["low", "// @grunt GM_xmlhttpRequests"],
	["low", "// @grant\u00a0GM_setClipboard"],
	["high", "// @download-URL https://x.example/a.user.js"],
	["high", "eval(0) // ==/UserScript==.js"],
	["medium", "// @match\u00a0*://*/*"],
	["medium", "// // @include *"],
	["low", "// @match\u00a0https://shop.example/*"],
	["low", "// // @include http://localhost/*"],
	["low", "// @match  \u3000https://shop.example/*"],
	["low", "// @description\u00a0Sorts tables"],
	["low", "// @downloadUrl https://greasyfork.org/scripts/1/a.user.js"],
	["low", "// @resource ../wasm/worker?raw https://lib.example/worker.js"],
	["low", "// @resource @scope/style.css\thttps://lib.example/style.css"],
	["low", "// @resource #icon https://lib.example/icon.png"],
	["high", "// @resource style https://lib.example/style.css https://lib.example/other.css"],
	["high", "// @resource https://lib.example/style.css"],
	["low", "/* a remark between the lines */"],
])("an ambiguity of severity %s: %s", (severity, line) => {
	expect(severities(line)).toContain(severity);
	expect(severities(line).every((one) => one === severity)).toBe(true);
});

test("a comment above the block is no earlier line of it", () => {
	const evil = "// @downloadURL https://b.stranger.test/a.user.js";
	const good = "// @downloadURL https://a.stranger.test/a.user.js";
	const code = [evil, "// ==UserScript==", "// @name Test", good, evil, "// ==/UserScript=="].join("\n");
	const read = parseSource({ code });
	expect(read.ok && read.source.ambiguities.map(({ severity }) => severity)).toContain("high");
});

test.each([
	["low", "updateURL", "https://a.stranger.test/a.user.js", "https://a.stranger.test/a.user.js"],
	["low", "downloadURL", "https://a.stranger.test/a.user.js  ", "\thttps://a.stranger.test/a.user.js"],
	["high", "downloadURL", "https://a.stranger.test/a.user.js", "https://b.stranger.test/a.user.js"],
	["high", "updateURL", "https://a.stranger.test/a.user.js", "https://a.stranger.test/b.user.js"],
])("an ambiguity of severity %s: @%s given twice, %s and %s", (severity, key, first, second) => {
	expect(severities(`// @${key} ${first}`, `// @${key} ${second}`).filter((one) => one !== "low")).toEqual(
		severity === "low" ? [] : [severity],
	);
});
