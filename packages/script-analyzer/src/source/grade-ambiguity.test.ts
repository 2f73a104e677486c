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
	["low", "/* a remark between the lines */"],
])("an ambiguity of severity %s: %s", (severity, line) => {
	expect(severities(line)).toContain(severity);
	expect(severities(line).every((one) => one === severity)).toBe(true);
});
