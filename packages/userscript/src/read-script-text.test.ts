import { describe, expect, test } from "vitest";
import { parseBody } from "./parse-body.ts";
import { readScriptText } from "./read-script-text.ts";

const block = (...lines: string[]) =>
	["// ==UserScript==", "// @name A", ...lines, "// ==/UserScript==", "run();"].join("\n");

/** `code line:column` of every place. */
function refusals(code: string): readonly string[] {
	const read = readScriptText(code);
	if (!read.ok) return read.problems.map(({ code: problem, line, column }) => `${problem} ${line}:${column}`);
	const parsed = parseBody(read.text);
	if (!parsed.ok) return [parsed.reason];
	return parsed.problem ? [`${parsed.problem.code} ${parsed.problem.line}:${parsed.problem.column}`] : [];
}

describe("read-script-text", () => {
	test("gives kind, metadata, goal and body of a userscript", () => {
		const code = `/* MIT */\n// note\n${block("// @match https://a.example/*", "// @frobnicate yes", "// @top-level-await")}`;
		expect(readScriptText(code)).toMatchObject({
			ok: true,
			text: {
				code,
				body: code,
				kind: "userscript",
				goal: "async-function",
				isAddress: false,
				changes: [],
				metadata: { name: "A", matches: ["https://a.example/*"], topLevelAwait: true },
				block: {
					entries: [{ key: "name" }, { key: "match" }, { key: "frobnicate", kind: null }, { key: "top-level-await" }],
				},
				warnings: [{ code: "unknown-key", line: 6 }],
			},
		});
	});

	test("decodes an address as the browser does, once", () => {
		const code = "  JavaScript:a(%22%2525%22)%0A;'100%'";
		expect(readScriptText(code)).toMatchObject({
			ok: true,
			text: { code, body: "a(\"%25\")\n;'100%'", kind: "bookmarklet", goal: "script", isAddress: true, block: null },
		});
	});

	test("percent signs of other code stay", () => {
		expect(readScriptText("alert('%20')")).toMatchObject({ ok: true, text: { body: "alert('%20')", goal: "script" } });
	});

	test("drops a byte order mark, ends lines with \\n, and says so", () => {
		const code = block("// @match *://*/*");
		expect(readScriptText(`\uFEFF${code.replaceAll("\n", "\r\n")}`)).toMatchObject({
			ok: true,
			text: { code, changes: ["byte-order-mark", "line-ends"] },
		});
		expect(readScriptText(code.replaceAll("\n", "\r"))).toMatchObject({
			ok: true,
			text: { code, changes: ["line-ends"] },
		});
		expect(readScriptText("javascript:a();\r\nb();")).toMatchObject({
			ok: true,
			text: { code: "javascript:a();\nb();" },
		});
	});

	test.each<[title: string, code: string, ...places: string[]]>([
		["an address above a block (A)", `javascript:0;\n${block()}`, "address-and-block 1:1"],
		["an address below a block (G)", block().replace("run();", 'javascript:"%22;evil();%22"'), "address-and-block 4:1"],
		["the same behind a comment", block().replace("run();", "/* */ JavaScript:0"), "address-and-block 4:7"],
		[
			"a decoy in a comment",
			`/*!\n${block()}\n*/\n${block()}`,
			"code-before-block 1:1",
			"extra-marker 7:4",
			"extra-marker 9:4",
		],
		["a second block", `${block()}\n${block()}`, "extra-marker 5:4", "extra-marker 7:4"],
		["a delimiter in a string", block().replace("run();", "'// ==/UserScript=='"), "extra-marker 4:5"],
		["a delimiter within a line", block("// @description x // ==/UserScript=="), "extra-marker 3:22"],
		["ScriptCat's other block", `// ==UserSubscribe==\n${block()}`, "extra-marker 1:4"],
		["a block of another case", `// ==userscript==\n${block()}`, "extra-marker 1:4"],
		["a marker in a bookmarklet", "alert('==UserScript==')", "extra-marker 1:8"],
		["an encoded marker", "javascript:'%3D%3DUserScript=='", "extra-marker 1:13"],
		[
			"text beside the closing line",
			block().replace("==/UserScript==", "==/UserScript== ."),
			"unclosed-block 1:1",
			"extra-marker 3:4",
		],
		[
			"text beside the opening line",
			block().replace("==UserScript==", "==UserScript== x"),
			"extra-marker 1:4",
			"extra-marker 3:4",
		],
		["a block without an end", "\n// ==UserScript==\n// @name x", "unclosed-block 2:1"],
		[
			"an end before the start",
			"// ==/UserScript==\n// ==UserScript==\n// @name x",
			"extra-marker 1:4",
			"unclosed-block 2:1",
		],
		["code above the block", `x();\n${block()}`, "code-before-block 1:1"],
		["a block in a comment", `/*\n${block()}\n*/`, "code-before-block 1:1"],
		["a separator in the comment above", `// x\u2028evil();\n${block()}`, "code-before-block 1:5"],
		["a no-break space behind a key", block("// @require\u00a0https://evil.example/x.js"), "unusual-space 3:12"],
		["a line separator", block("// @author me\u2028// @require https://evil.example/x.js"), "unusual-space 3:14"],
		["a zero-width space in a value", block("// @match https://a\u200b.example/*"), "unusual-space 3:20"],
		["a form feed", block("// @match\fhttps://a.example/*"), "unusual-space 3:10"],
		["code among the lines", block("evil();"), "not-a-comment 3:1"],
		["a key in the middle", block("// see //@require https://evil.example/x.js"), "hidden-key 3:8"],
		["a key behind three strokes", block("///@require https://evil.example/x.js"), "hidden-key 3:2"],
		["a dash too many", block("// @download-URL https://evil.example/x.js"), "misspelled-key 3:4"],
		["another case", block("// @Require https://evil.example/x.js"), "misspelled-key 3:4"],
		["an underscore", block("// @run_at document-start"), "misspelled-key 3:4"],
		["a letter too many", block("// @requires https://evil.example/x.js"), "misspelled-key 3:4"],
		["a sign behind the key", block("// @require=https://evil.example/x.js"), "misspelled-key 3:4"],
		["a colon that counts for one only", block("// @require: https://evil.example/x.js"), "key-with-suffix 3:4"],
		["a translation of a rule", block("// @match:de https://a.example/*"), "key-with-suffix 3:4"],
		["a name with an empty language", block("// @name: B"), "key-with-suffix 3:4"],
		["one value twice", block("// @run-at document-start", "// @run-at document-end"), "repeated-key 4:4"],
		["a resource in three parts", block("// @resource a https://a.example/ https://b.example/"), "bad-resource 3:4"],
		["a value that is too long", block(`// @icon data:${"a".repeat(70_000)}`), "value-too-long 3:4"],
		["too many lines", block("// x\n".repeat(5001)), "too-many-lines 2:1"],
		["no name", "// ==UserScript==\n// @match *://*/*\n// ==/UserScript==", "missing-name 1:1"],
		["an address in an address", "javascript:javascript:evil()", "nested-address 1:12"],
		["an address behind an unusual space", "\u00a0javascript:evil()", "unclear-address 1:1"],
		["an address in pieces", "java\tscript:evil()", "unclear-address 1:1"],
		["bytes that are no text", "javascript:'%ff'", "invalid-escape 1:13"],
		["half a surrogate pair", "a('\ud800')", "invalid-character 1:4"],
		["a line break that ends a comment only here", "javascript:a(); // b\nevil()", "address-lines 1:12"],
		["a line break that hides a statement", "javascript:x\n-->evil()", "address-lines 1:12"],
		["await, an operator or a name", `${block("// @top-level-await")}\nawait (evil);`, "parse-goal 6:1"],
		[
			"a body that is balanced only for another reader",
			`${block("// @top-level-await")}\nx = typeof await /1;"[";})();evil();(function(){//]/`,
			"syntax",
		],
		["a goal that only functions have", `${block()}\nx = typeof await /1;"[";new.target;//]/`, "syntax"],
		["await before a regular expression", `${block()}\nvar g, x = await\n/1/g;`, "parse-goal 5:8"],
	])("refuses %s", (_, code, ...places) => {
		expect(refusals(code)).toEqual(places);
	});

	test.each<[title: string, code: string]>([
		[
			"an HTML-like comment, which is one in every goal (F)",
			`${block("// @top-level-await")}\ny <!-- y; /*\nawait 1; /* */`,
		],
		[
			"translations",
			block("// @name:pt-BR B", "// @description:de c", "// @antifeature:fr ads x", "// @antifeature ads"),
		],
		["an emoji of several parts and Persian", block("// @description 👩\u200d💻 می\u200cخواهم")],
		["blank and other comment lines", block("//", "", "// made by me@example.org", "// @match *://*/*")],
		["a license above", `/*! MIT\n * me */\n// two\n\n${block()}`],
		["an address in several lines", "javascript:(function () {\n\tvar a = 1;\n\ta();\n})();\n"],
		["the word in a comment", `${block()}\n// javascript:0 and await x`],
		["await in an async function", `${block()}\n(async () => { await (a); })();`],
		["await at the top", `${block("// @top-level-await")}\nconst a = await b();`],
		["a name like an inert key", block("// @tags a")],
	])("takes %s", (_, code) => {
		expect(refusals(code)).toEqual([]);
	});
});
