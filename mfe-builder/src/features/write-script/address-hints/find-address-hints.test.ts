import { createContext, runInContext } from "node:vm";
import { decodeAddress } from "@scriptorium/userscript/decode-address";
import { readScriptText } from "@scriptorium/userscript/read-script-text";
import { toBookmarklet } from "@scriptorium/userscript/to-bookmarklet";
import { describe, expect, test } from "vitest";
import { type AddressHintKind, findAddressHints, fixAddress } from "./find-address-hints.ts";

const kinds = (code: string) => findAddressHints(code).hints.map(({ kind, line }) => `${line} ${kind}`);

/** Clicks an address twice on one page: the type of each value, or the name of what was thrown. */
function clickTwice(program: string): readonly string[] {
	const page = createContext({ document: { body: { style: {} } }, open: () => ({}), location: {} });
	return [1, 2].map(() => {
		try {
			return typeof runInContext(program, page);
		} catch (error) {
			return (error as Error).name;
		}
	});
}

const programOf = (code: string) => decodeAddress(code).text;

const TEXTS: Readonly<Record<string, string>> = {
	"an assigned text": 'document.title = "All opened";',
	"an assigned text without a semicolon": 'document.body.style.fontSize = "120%"',
	"a template literal": "const size = 3; `$" + "{size} px`",
	"a sum with a text": "document.title = 3 + ' links'",
	"an IIFE with a returned text": "(function () { if (document) { return 'done'; } })()",
	"an arrow function with a text": "(() => 'done')()",
	"an IIFE through call": "(function () { return 'done'; }).call(this)",
	"a declared function with a text": "function show() { return 'shown'; }\nshow();",
	"a block of an if": "if (document) { document.title = 'x' }",
	"one branch of two": "if (document) 'yes'; else 1;",
	"a conditional": "document ? 'yes' : 0",
	"a label that is left": "out: { 'text'; break out; }",
	"a loop": "for (const one of [1]) { one + ' px' }",
	"a switch": "switch (1) { case 1: 'one'; break; default: 2 }",
	"a try": "try { 'text' } finally { 0 }",
	"a comma with a text behind": "document.title = 3, 'text'",
	"a text before declarations": "'text'; function later() {} var x = 1;",
	"a directive as the only value": '"use strict"',
	"a method that returns a text": "[1, 2].join()",
	typeof: "typeof document",
	"a variable with a text": "var shown = 'links'; document.title = shown",
};

describe.each(Object.entries(TEXTS))("a text as the last value: %s", (_, code) => {
	test("is what a browser would show, and is found", () => {
		expect(clickTwice(code)[0]).toBe("string");
		expect(kinds(code).at(-1) ?? "none").toMatch(/replaces-page|replaces-functions/);
		expect(kinds(code).join()).toContain("replaces-page");
	});

	test("is gone after the fix, which is made once", () => {
		const fixed = fixAddress(code);
		expect(clickTwice(fixed)).toEqual(["undefined", "undefined"]);
		expect(fixed).toContain(code);
		expect(kinds(fixed)).toEqual([]);
		expect(fixAddress(fixed)).toBe(fixed);
	});
});

const HARMLESS: Readonly<Record<string, string>> = {
	"void before a function": "void function () { document.title = 'x'; }()",
	"void before an arrow function": "void (() => { document.title = 'x'; })();",
	"a comma with void": "document.title = 'x', void 0",
	"an IIFE without a value": "(function () { document.title = 'x'; })()",
	"an inner function that returns a text": "(function () { const name = () => 'x'; document.title = name(); })()",
	"an async IIFE": "(async () => { return 'text'; })()",
	"a generator": "(function* () { return 'text'; })()",
	"a number": "document.title = 3",
	"an empty last value of an if": "'text'; if (document) {}",
	"an empty loop behind a text": "'text'; while (false);",
	"what stands behind break": "out: { 1; break out; 'text' }",
	"a call of the page": "open()",
	"an address that is opened": "location.href = 'https://tea.example/'",
	"a window's address": "location = 'https://tea.example/?q=' + document.title",
};

test.each(Object.entries(HARMLESS))("no hint, and no change: %s", (_, code) => {
	const value = clickTwice(code)[0];
	if (!code.includes("location")) expect(value).not.toBe("string");
	expect(kinds(code)).toEqual([]);
	expect(fixAddress(code)).toBe(code);
});

const NAMES: readonly (readonly [code: string, found: readonly AddressHintKind[], names: readonly string[]])[] = [
	["const links = [];\nlet shown = 1;\nvoid 0", ["fails-again"], ["links", "shown"]],
	["const { a, b: [c = 1, ...d] } = { b: [] };void 0", ["fails-again"], ["a", "c", "d"]],
	["class Box {}\nfunction show() {}", ["fails-again", "replaces-functions"], ["Box"]],
	["if (true) { const inner = 1; }", [], []],
	["var shown = 1;", [], []],
];

test.each(NAMES)("names that stay in the page: %s", (code, found, names) => {
	const { hints } = findAddressHints(code);
	expect(hints.map(({ kind }) => kind)).toEqual(found);
	expect(hints[0]?.names ?? []).toEqual(names);
	expect(clickTwice(code)).toEqual(["undefined", found.includes("fails-again") ? "SyntaxError" : "undefined"]);
	expect(clickTwice(fixAddress(code))).toEqual(["undefined", "undefined"]);
});

test("words that only a function may use are found, and the fix makes them run", () => {
	const returning = "if (document) {\n\treturn;\n}";
	expect(kinds(returning)).toEqual(["2 top-level-return"]);
	expect(clickTwice(returning)).toEqual(["SyntaxError", "SyntaxError"]);
	expect(clickTwice(fixAddress(returning))).toEqual(["undefined", "undefined"]);
	const awaiting = "const page = 1;\nawait page;";
	expect(kinds(awaiting)).toEqual(["1 fails-again", "2 top-level-await"]);
	expect(clickTwice(fixAddress(awaiting))).toEqual(["undefined", "undefined"]);
	expect(fixAddress(fixAddress(awaiting))).toBe(fixAddress(awaiting));
});

test("comments, directives and the first line of a command stay", () => {
	const strict = '// by me\n"use strict";\nconst own = this;\n// done';
	const fixed = fixAddress(strict);
	expect(fixed).toBe(`void function () {\n${strict}\n}.call(this);`);
	const command = "#!/usr/bin/env js\nconst a = 1;\n";
	expect(fixAddress(command)).toBe("#!/usr/bin/env js\nvoid function () {\nconst a = 1;\n}.call(this);");
	expect(kinds(fixAddress(command))).toEqual([]);
	expect(clickTwice(fixAddress(command))).toEqual(["undefined", "undefined"]);
});

test("an address keeps its beginning and its escapes, and ends a comment", () => {
	const written = 'javascript:const%20links=1;document.title="%C3%A9"';
	expect(fixAddress(written)).toBe('javascript:void function () {const%20links=1;document.title="%C3%A9"}.call(this);');
	expect(kinds(written)).toEqual(["1 fails-again", "1 replaces-page"]);
	const commented = " JavaScript:let a = 1; 'text' // done";
	const fixed = fixAddress(commented);
	expect(fixed).toBe(" JavaScript:void function () {let a = 1; 'text' // done%0A}.call(this);");
	for (const code of [fixAddress(written), fixed]) {
		expect(clickTwice(programOf(code))).toEqual(["undefined", "undefined"]);
		expect(fixAddress(code)).toBe(code);
	}
});

test("a program whose functions are called by texts keeps them reachable", () => {
	const jsonp = 'function next(data) {}\nconst s = {};\ns.src = "https://tea.example/?callback=next";';
	const found = findAddressHints(jsonp);
	expect(found).toMatchObject({ fix: "end", isCalledByTexts: true });
	expect(found.hints.map(({ kind }) => kind)).toEqual(["fails-again", "replaces-page"]);
	const fixed = fixAddress(jsonp);
	expect(fixed).toBe(`${jsonp}\n;void 0`);
	expect(fixAddress(fixed)).toBe(fixed);
	expect(findAddressHints(fixed)).toMatchObject({ fix: "none", hints: [{ kind: "fails-again" }] });
});

test("the fixed code runs from the hub's drag link as well", () => {
	for (const code of Object.values(TEXTS)) {
		const read = readScriptText(fixAddress(code));
		if (!read.ok) throw new Error(code);
		expect(clickTwice(decodeAddress(toBookmarklet(read.text).url).text)).toEqual(["undefined", "undefined"]);
	}
});

test.each(["", "let = (", "// ==UserScript==\n// @name A\n// ==/UserScript==\nconst a = 1;", "\0"])(
	"userscripts and what is no program have no hints: %j",
	(code) => {
		expect(kinds(code)).toEqual([]);
		expect(fixAddress(code)).toBe(code);
	},
);
