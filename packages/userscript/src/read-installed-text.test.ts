import { describe, expect, test } from "vitest";
import { readInstalledText, UNNAMED } from "./read-installed-text.ts";

const block = (...lines: string[]) =>
	["// ==UserScript==", "// @name A", ...lines, "// ==/UserScript==", "run();"].join("\n");

function metadataOf(raw: string) {
	const { text } = readInstalledText(raw);
	if (!text?.metadata) throw new Error("It has no metadata.");
	return text.metadata;
}

describe("read-installed-text", () => {
	test("a text without a problem is read as the hub reads it", () => {
		const { text, problems } = readInstalledText(`\uFEFF${block("// @match *://*/*").replaceAll("\n", "\r\n")}`);
		expect(problems).toEqual([]);
		expect(text).toMatchObject({ code: block("// @match *://*/*"), metadata: { name: "A", matches: ["*://*/*"] } });
	});

	test("code above the block belongs to the program", () => {
		const raw = `"use strict"; var early = 1;\n${block("// @match https://a.example/*")}`;
		const { text, problems } = readInstalledText(raw);
		expect(problems.map(({ code, line, column }) => [code, line, column])).toEqual([["code-before-block", 1, 1]]);
		expect(text).toMatchObject({ body: raw, kind: "userscript", goal: "function" });
		expect(text?.code.slice(text.block?.range.start, text.block?.range.end)).toMatch(
			/^\/\/ ==UserScript==[\s\S]*\/\/ ==\/UserScript==$/,
		);
	});

	test.each<[title: string, raw: string]>([
		["in a string below", block("// @match https://a.example/*").replace("run();", "'// ==UserScript=='")],
		[
			"text beside its first line",
			block("// @match https://a.example/*").replace("==UserScript==", "==UserScript== v2"),
		],
		[
			"text beside its last line",
			block("// @match https://a.example/*").replace("==/UserScript==", "==/UserScript== */"),
		],
		["a second block", `${block("// @match https://a.example/*")}\n${block("// @match *://*/*")}`],
		["a block in a comment", `/*\n${block("// @match https://a.example/*")}\n*/`],
		["another kind of block above", `// ==UserStyle==\n${block("// @match https://a.example/*")}`],
	])("the first complete block counts: %s", (_, raw) => {
		expect(metadataOf(raw)).toMatchObject({ name: "A", matches: ["https://a.example/*"] });
		expect(readInstalledText(raw).problems.length).toBeGreaterThan(0);
	});

	test("the first of repeated values counts", () => {
		expect(
			metadataOf(block("// @version 1", "// @run-at document-start", "// @version 2", "// @run-at document-end")),
		).toMatchObject({ version: "1", runAt: "document-start" });
	});

	test("case, dashes and underscores of keys do not count, other letters do", () => {
		const raw = block(
			"// @Match https://a.example/*",
			"// @run_at document-start",
			"// @requires x",
			"// @grants none",
		);
		expect(metadataOf(raw)).toMatchObject({
			matches: ["https://a.example/*"],
			runAt: "document-start",
			requires: [],
			grants: [],
		});
	});

	test("unusual spaces separate a key from its value, and are no part of it", () => {
		const raw = block("// @match\u00a0https://a.example/*\u3000", "\u3000// @grant\u00a0 none");
		expect(metadataOf(raw)).toMatchObject({ matches: ["https://a.example/*"], grants: ["none"] });
	});

	test("a key in the middle of a line counts, code among the lines does not", () => {
		const raw = block("//// @match https://a.example/*", "early();", "/* a remark", "*/");
		expect(metadataOf(raw).matches).toEqual(["https://a.example/*"]);
	});

	test("a long value and a long block are read in full", () => {
		const icon = `data:image/png;base64,${"a".repeat(100_000)}`;
		expect(metadataOf(block(`// @icon ${icon}`, "// x\n".repeat(6000), "// @version 3"))).toMatchObject({
			icon,
			version: "3",
		});
	});

	test("a line without effect is told as of any other text", () => {
		const raw = block("// @frobnicate x", "// @webRequest []", "// @version 1", "// @version 2");
		expect(readInstalledText(raw).text?.warnings.map(({ code, line }) => [code, line])).toEqual([
			["unknown-key", 3],
			["ignored-key", 4],
			["repeated-key", 6],
		]);
	});

	test("a script without a name has one", () => {
		const { text, problems } = readInstalledText("// ==UserScript==\n// @match *://*/*\n// ==/UserScript==\nrun();");
		expect([text?.metadata?.name, problems.map(({ code }) => code)]).toEqual([UNNAMED, ["missing-name"]]);
	});

	test.each(["", "run();", "// ==UserScript==\n// @name A\nrun();", "// ==UserScript== // ==/UserScript==\nrun();"])(
		"no manager reads %j",
		(raw) => {
			expect(readInstalledText(raw).text).toBeNull();
		},
	);
});
