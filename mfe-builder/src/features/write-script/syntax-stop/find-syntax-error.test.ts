import { readScriptText } from "@scriptorium/userscript/read-script-text";
import { expect, test } from "vitest";
import { findSyntaxError } from "./find-syntax-error.ts";

const HEAD = "// ==UserScript==\n// @name A\n// ==/UserScript==\n";

function errorOf(code: string): string | null {
	const read = readScriptText(code);
	if (!read.ok) throw new Error(code);
	const error = findSyntaxError(read.text);
	return error && `${error.line}:${error.column}`;
}

test.each([
	["alert(1", "1:8"],
	["a();\nlet = (", "2:8"],
	[`${HEAD}\nfoo(;`, "5:5"],
	["javascript:a();%0Alet = (", "1:26"],
	["javascript:if (a {", "1:18"],
	["const a = 1;\nconst a = 2;", "2:7"],
	["await go();", "1:1"],
	["go();\nfor await (const a of b);", "2:1"],
	["import x from 'y';", "1:1"],
	[`${HEAD}import x from 'y';`, "4:1"],
	["}\n{", "1:1"],
	["`open", "1:2"],
])("names the place: %j", (code, at) => {
	expect(errorOf(code)).toBe(at);
});

test.each([
	"alert(1)",
	"#!/usr/bin/env js\nalert(1)",
	"if (a) return;",
	"(async () => { await go(); })()",
	`${HEAD}await go();`,
	`${HEAD}return 1;`,
	"javascript:alert(%22a%22)",
	"a <!-- b\n--> c",
	`${"(".repeat(5000)}1${")".repeat(5000)}`,
])("finds none where something runs it: %.40j", (code) => {
	expect(errorOf(code)).toBeNull();
});

test("the parser's options are no words for people", () => {
	const read = readScriptText("export default 1;");
	if (!read.ok) throw new Error("read");
	expect(findSyntaxError(read.text)?.message).toBe("import and export are for modules, and a script is no module");
});
