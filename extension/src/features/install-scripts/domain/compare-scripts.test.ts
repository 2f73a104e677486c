import { describe, expect, test } from "vitest";
import { readScript, type ScriptReview } from "../../../script-source/read-script.ts";
import { compareScripts } from "./compare-scripts.ts";

function review(lines: readonly string[], body: string): ScriptReview {
	const code = [
		"// ==UserScript==",
		"// @name x",
		...lines.map((line) => `// @${line}`),
		"// ==/UserScript==",
		body,
	].join("\n");
	const result = readScript(code);
	if (!result.ok) throw new Error(result.error.message);
	return result.value;
}

describe("compare-scripts", () => {
	const before = review(["version 1", "match https://a.example/*", "grant none"], "one();\ntwo();\ntwo();");

	test("names what the new version newly asks for, and its new lines", () => {
		const after = review(
			[
				"version 2",
				"match https://a.example/*",
				"match *://*/*",
				"grant GM_setValue",
				"connect api.example",
				"require https://c.example/x.js",
			],
			"one();\n\t\ttwo();\nthree();",
		);
		const changes = compareScripts(before, after);
		expect(changes).toMatchObject({
			direction: "update",
			from: "1",
			to: "2",
			newHosts: ["*://*/*"],
			newGrants: ["GM_setValue"],
			newConnects: ["api.example"],
			newRequires: ["https://c.example/x.js"],
			removedLines: 3,
			identical: false,
		});
		const lines = after.code.split("\n");
		expect([...changes.newLines].map((line) => lines[line - 1])).toEqual([
			"// @version 2",
			"// @match *://*/*",
			"// @grant GM_setValue",
			"// @connect api.example",
			"// @require https://c.example/x.js",
			"three();",
		]);
	});

	test("the same code is the same; an older version is a downgrade", () => {
		expect(compareScripts(before, before)).toMatchObject({ direction: "same", identical: true, removedLines: 0 });
		expect(compareScripts(before, review(["version 0.9"], "one();"))).toMatchObject({ direction: "downgrade" });
	});
});

describe("read-script", () => {
	test("a block without an end is refused", () => {
		expect(readScript("\n// ==UserScript==\n// @name A\n")).toEqual({
			ok: false,
			error: {
				code: "INVALID_SCRIPT",
				message: expect.stringContaining("has no last line"),
			},
		});
	});

	test("grants are told apart: provided, known, unknown", () => {
		expect(
			review(["grant GM.getValue", "grant GM_webRequest", "grant GM_magic", "grant none"], "one();").grants,
		).toEqual([
			{ name: "GM_getValue", grant: "GM_getValue", provided: true },
			{ name: "GM_webRequest", grant: "GM_webRequest", provided: false },
			{ name: "GM_magic", grant: null, provided: false },
		]);
	});

	test("very long lines are hard to read", () => {
		expect(review([], "x".repeat(1001)).hardToRead).toBe(true);
		expect(review([], "x();\n".repeat(1001)).hardToRead).toBe(false);
	});
});
