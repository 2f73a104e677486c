import { expect, test } from "vitest";
import { parseSource } from "../source/parse-source.ts";
import { runsAtOnce } from "./runs-at-once.ts";

const isAtOnce = (code: string): boolean => {
	const read = parseSource({ code });
	if (!read.ok) throw new Error(read.message);
	return runsAtOnce(read.source.program, read.source.text.indexOf("open"));
};

test.each([
	"open(x);",
	"(function () { open(x); })();",
	"(() => { if (a) open(x); })();",
	"(function () { open(x); }).call(this);",
	"!function () { open(x); }();",
	"(async () => { await 1; open(x); })();",
])("runs at once: %s", (code) => {
	expect(isAtOnce(code)).toBe(true);
});

test.each([
	"function run() { open(x); } run();",
	"(() => { addEventListener('click', () => open(x)); })();",
	"class A { run() { open(x); } }",
	"list.forEach((one) => open(one));",
	"(function () {}).call(() => open(x));",
	"const a = { run() { open(x); } };",
])("runs when something calls it: %s", (code) => {
	expect(isAtOnce(code)).toBe(false);
});
