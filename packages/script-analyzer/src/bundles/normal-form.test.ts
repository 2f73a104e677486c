import { expect, test } from "vitest";
import { parseSource } from "../source/parse-source.ts";
import { normalForm } from "./normal-form.ts";

const BODY = `
	var total = 0, seen = {};
	for (var at = 0; at < list.length; at++) {
		if (list[at]["name"] === undefined) { continue; }
		if (seen[list[at].name] === true) total += 1;
		seen[list[at].name] = true;
	}
	report(total), finish(list);
	outer: for (;;) { while (true) { break outer; } }
	return { total: total, "seen": seen, list: list, finished: function done(again) { return again ? done(false) : total; } };`;
const REPEATED = `${BODY.replaceAll("return {", "report({")}`.replace(/;$/, ");");
const FUNCTION = `make(function (list, report, finish) { ${REPEATED}${REPEATED} var once = list[0]; report(once); ${BODY} });`;

/** The digest of the longest list of statements below the program. */
function digestOf(code: string): string {
	const read = parseSource({ code });
	if (!read.ok) throw new Error(read.message);
	const longest = normalForm(read.source.program, read.source.goal)
		.lists.filter(({ owner }) => owner !== null)
		.sort((one, other) => other.size - one.size)[0];
	if (!longest?.digest) throw new Error("Too short.");
	return longest.digest;
}

test.each([
	["names of variables and parameters", (code: string) => code.replace(/\btotal\b(?!:)/g, "t").replace(/\bat\b/g, "i")],
	["names of inner functions and labels", (code: string) => code.replace(/\bdone\b/g, "d").replace(/\bouter\b/g, "o")],
	["layout and comments", (code: string) => code.replace(/\s+/g, " ").replaceAll(";", "; /* a comment */\n")],
	[
		"quotes, and names in quotes",
		(code: string) => code.replaceAll('["name"]', ".name").replaceAll('"seen"', "'seen'"),
	],
	[
		"`void 0`, `!0`",
		(code: string) => code.replaceAll("undefined", "void 0").replaceAll("true", "!0").replaceAll("false", "!1"),
	],
	["braces around one statement", (code: string) => code.replaceAll("{ continue; }", "continue;")],
	[
		"declarations in one statement or two",
		(code: string) => code.replaceAll("var total = 0, seen", "var total = 0; var seen"),
	],
	[
		"expressions in one statement or two",
		(code: string) => code.replaceAll("report(total), finish", "report(total); finish"),
	],
	["the kind of declaration", (code: string) => code.replace("var once", "const once")],
	["shorthand properties", (code: string) => code.replaceAll("list: list", "list")],
])("does not depend on %s", (_, change) => {
	expect(change(FUNCTION)).not.toBe(FUNCTION);
	expect(digestOf(change(FUNCTION))).toBe(digestOf(FUNCTION));
});

test.each([
	["a name of a member", (code: string) => code.replace(".name", ".title")],
	["a constant", (code: string) => code.replace("total += 1", "total += 2")],
	["an operator", (code: string) => code.replace("total += 1", "total -= 1")],
	["which variable is meant", (code: string) => code.replace("total += 1", "at += 1")],
	["a global", (code: string) => code.replace("undefined", "missing")],
	["a variable that becomes a global", (code: string) => code.replace("(list, report, finish)", "(list, report)")],
	["one more call", (code: string) => code.replace("total += 1", "total += list[at].click()")],
	[
		"the order of statements",
		(code: string) => code.replace("report(total), finish(list)", "finish(list), report(total)"),
	],
	["which loop is left", (code: string) => code.replace("break outer", "break")],
	["a getter", (code: string) => code.replace("finished: function done(again)", "get finished()")],
])("depends on %s", (_, change) => {
	expect(change(FUNCTION)).not.toBe(FUNCTION);
	expect(digestOf(change(FUNCTION))).not.toBe(digestOf(FUNCTION));
});
