import { describe, expect, test } from "vitest";
import { parseSource, type SourceResult } from "./parse-source.ts";
import type { Source } from "./source.ts";

function read(code: string): Source {
	const result = parseSource({ code });
	if (!result.ok) throw new Error(`${result.reason}: ${result.message}`);
	return result.source;
}

function refusal(code: string): Extract<SourceResult, { ok: false }> {
	const result = parseSource({ code });
	if (result.ok) throw new Error("was read");
	return result;
}

describe("parse-source", () => {
	test.each([
		["plain code", "var a = 1;", "script"],
		["return at the top level", "if (x) return; y();", "script"],
		["HTML comments", "<!-- old\nf()\n--> older", "script"],
		["hashbang", "#!/usr/bin/env node\nf()", "script"],
		["hashbang behind a byte order mark", "\uFEFF#!/usr/bin/env node\nf()", "script"],
		["sloppy code with top-level await", "with (a) b(); await c();", "script"],
		["await at the top level", "await c();", "script"],
		["import", "import a from 'https://a.example/a.js'; a()", "module"],
		["import with top-level return", "import a from './a.js'; if (a) return;", "module"],
		["nothing", "", "script"],
	])("reads %s", (_title, code, goal) => {
		expect(read(code).goal).toBe(goal);
	});

	test("reads the metadata of a block, and none of a block without a name", () => {
		const source = read("// ==UserScript==\n// @name A\n// @match https://a.example/*\n// ==/UserScript==\nf()");
		expect(source.kind).toBe("userscript");
		expect(source.metadata?.matches).toEqual(["https://a.example/*"]);
		const unnamed = read("// ==UserScript==\n// @match https://a.example/*\n// ==/UserScript==\nf()");
		expect([unnamed.kind, unnamed.metadata]).toEqual(["userscript", null]);
		expect(read("f()").kind).toBe("bookmarklet");
	});

	test("an address is read decoded, and places are those of the address", () => {
		const code = "javascript:(function()%7Blet%20a%3D1;%0Aleak(a)%7D)()";
		const source = read(code);
		expect(source.text).toBe("(function(){let a=1;\nleak(a)})()");
		expect(source.placeOf(source.text.indexOf("leak"))).toEqual({ line: 1, column: code.indexOf("leak") + 1 });
	});

	test("a syntax error has its place in the stored text", () => {
		expect(refusal("ok();\n  let = = 2")).toMatchObject({ reason: "syntax", place: { line: 2 } });
		expect(refusal("javascript:a(%22%22%22)")).toMatchObject({ reason: "syntax", place: { line: 1, column: 20 } });
		expect(refusal("a(;").message).not.toMatch(/\(\d+:\d+\)/);
	});

	test("nesting that overflows the parser is a reason, not an exception", () => {
		expect(refusal(`${"(".repeat(200_000)}1${")".repeat(200_000)}`).reason).toBe("depth");
		expect(refusal(`x = ${"[".repeat(200_000)}`).reason).toBe("depth");
	});

	test("the limit counts bytes, as the database does", () => {
		const fits = `"${"€".repeat(1_398_100)}"`;
		expect(fits).toHaveLength(2 + 1_398_100); // 2 + 3 × 1,398,100 = 4,194,302 bytes
		expect(parseSource({ code: fits }).ok).toBe(true);
		expect(refusal(`${fits}   `).reason).toBe("too-large");
		expect(refusal(" ".repeat(4_194_305)).reason).toBe("too-large");
	});
});
