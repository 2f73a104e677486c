import { describe, expect, it } from "vitest";
import { parseSearch, withoutCondition } from "./parse-search.ts";

/** The parts as they were meant: `-tag=csv`. */
function meaning(text: string) {
	const { term, conditions } = parseSearch(text);
	return [term, ...conditions.map(({ field, value, excluded }) => `${excluded ? "-" : ""}${field}=${value}`)];
}

describe("what was typed", () => {
	it.each([
		["", [""]],
		["  table   csv ", ["table csv"]],
		["dark theme site:github.com", ["dark theme", "site=github.com"]],
		["tag:CSV by:@ada table", ["table", "tag=csv", "by=ada"]],
		['by:"Ada Author"', ["", "by=Ada Author"]],
		['"save as" csv', ["csv", "phrase=save as"]],
		['-"save as"', ["", "-phrase=save as"]],
		["table -excel -tag:old", ["table", "-word=excel", "-tag=old"]],
		["grants:GM_xmlhttpRequest", ["", "grants=GM_xmlhttpRequest"]],
		["risk:LOW kind:Userscript", ["", "risk=low", "kind=userscript"]],
		["SITE:example.org", ["", "site=example.org"]],
	])("%j", (text, expected) => {
		expect(meaning(text)).toEqual(expected);
	});

	it("takes a whole address for its host", () => {
		expect(meaning("site:https://github.com/a/b?c#d")).toEqual(["", "site=github.com"]);
		expect(meaning("connects:api.example.org:8443")).toEqual(["", "connects=api.example.org"]);
		expect(meaning("site:*")).toEqual(["", "site=*"]);
	});
});

describe("what is no condition is plain text", () => {
	it.each([
		["an unknown operator", "colour:red"],
		["word and phrase, which are no operators", "word:a phrase:b"],
		["a value that an operator does not have", "risk:purple kind:thing"],
		["an operator without a value", "tag: site:"],
		["an address", "https://example.org"],
		["a quote that never ends", 'say "hello'],
		["nothing between quotes", '""'],
		["a lonely minus", "- --"],
		["a hyphen inside", "dark-mode"],
		["a host that is none", "site:a@b site:a*b"],
	])("%s", (_what, text) => {
		expect(meaning(text)).toEqual([text]);
	});

	it("a value that is too long, and every condition after the twentieth", () => {
		const long = `tag:${"x".repeat(201)}`;
		expect(meaning(long)).toEqual([long]);
		const many = Array.from({ length: 25 }, (_, n) => `tag:t${n}`).join(" ");
		const { term, conditions } = parseSearch(many);
		expect(conditions).toHaveLength(20);
		expect(term).toBe("tag:t20 tag:t21 tag:t22 tag:t23 tag:t24");
	});
});

it("loses nothing: each part is a word or a condition, in its place", () => {
	const text = 'a tag:b "c d" -e site:f.example zz:top';
	const { term, conditions } = parseSearch(text);
	expect(conditions.map(({ start, end }) => text.slice(start, end))).toEqual([
		"tag:b",
		'"c d"',
		"-e",
		"site:f.example",
	]);
	expect(term).toBe("a zz:top");
});

it("takes a condition back out of the text", () => {
	const text = "table tag:csv  -old";
	const [tag, old] = parseSearch(text).conditions;
	expect(tag && withoutCondition(text, tag)).toBe("table -old");
	expect(old && withoutCondition(text, old)).toBe("table tag:csv");
});
