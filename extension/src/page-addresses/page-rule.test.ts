import { describe, expect, test } from "vitest";
import { deadRules, describeRule, kindOfRule, readTypedRule, runsNowhere } from "./page-rule.ts";

describe("rules that people type", () => {
	test.each([
		["example.com", "*://example.com/*"],
		[" example.com ", "*://example.com/*"],
		["*.example.com", "*://*.example.com/*"],
		["example.com/shop*", "*://example.com/shop*"],
		["https://example.com", "https://example.com/*"],
		["https://example.com/a?b=1", "https://example.com/a?b=1"],
		["localhost:8080", "*://localhost:8080/*"],
		["[::1]:8080", "*://[::1]:8080/*"],
		["127.0.0.1", "*://127.0.0.1/*"],
		["http://*.a.*/x", "http://*.a.*/x"],
		["müller.de", "*://müller.de/*"],
		["*://*/*", "*://*/*"],
		["<all_urls>", "<all_urls>"],
		["*example*", "*example*"],
		["*", "*"],
		["/^https:\\/\\/a\\.test\\//", "/^https:\\/\\/a\\.test\\//"],
		["file:///home/me/*", "file:///home/me/*"],
	])("%s is %s", (typed, rule) => expect(readTypedRule(typed)).toBe(rule));

	test.each([
		"",
		"  ",
		"example",
		"two words",
		"ftp://example.com/*",
		"chrome://settings/",
		"/(unclosed/",
		"http://a b/*",
		"a.test:99999",
		"*://(www|m).a.test/*",
		"http://a<b.test/*",
		"http://256.1.1.1/*",
		"http://a\u0000.test/*",
	])("%s matches no page", (typed) => expect(readTypedRule(typed)).toBeNull());

	test.each([
		["http://example.com", null], // the page's address ends with a slash
		["http://example.com/", "match"],
		["*example.com/x#part", null],
		["nowhere", null],
		["https://example.com/#/route", "match"],
	])("as a rule %s is %s", (rule, kind) => expect(kindOfRule(rule)).toBe(kind));

	test("says what a rule covers", () => {
		expect(describeRule("*://example.com/*")).toEqual({ kind: "match", host: "example.com", path: null });
		expect(describeRule("*://*.example.com/shop*")).toEqual({ kind: "match", host: "*.example.com", path: "/shop*" });
		expect(describeRule("*://localhost:8080/*")).toEqual({ kind: "match", host: "localhost:8080", path: null });
		expect(describeRule("*://*/*")).toEqual({ kind: "match", host: null, path: null });
		expect(describeRule("/example/")).toEqual({ kind: "include", host: null, path: null });
		expect(describeRule("nowhere")).toBeNull();
	});
});

describe("rules that match nothing", () => {
	const lists = (changes: Partial<Parameters<typeof runsNowhere>[0]>) => ({
		matches: [],
		includes: [],
		excludeMatches: [],
		excludes: [],
		...changes,
	});

	test("those that cannot be read, of schemes without pages, and addresses that no page has", () => {
		const matches = [
			"example.com",
			"https://example.com",
			"ftp://example.com/*",
			"https://ok.test/*",
			"*://m*ü.test/*",
		];
		const includes = ["http://example.com", "nowhere", "*#part", "/(unclosed/", "https://ok.test/x", "*ok*"];
		expect(deadRules({ matches, includes })).toEqual([...matches.slice(0, 3), matches[4], ...includes.slice(0, 4)]);
	});

	test.each<[string, Partial<Parameters<typeof runsNowhere>[0]>, boolean]>([
		["only dead rules", { matches: ["example.com"], includes: ["nowhere"] }, true],
		["one that lives", { matches: ["example.com", "https://ok.test/*"] }, false],
		["every page is excluded", { matches: ["https://ok.test/*"], excludes: ["*"] }, true],
		["every page is excluded by a pattern", { matches: ["https://ok.test/*"], excludeMatches: ["*://*/*"] }, true],
		["its rule is excluded again", { matches: ["https://ok.test/*"], excludeMatches: ["https://ok.test/*"] }, true],
		["another page is excluded", { matches: ["https://ok.test/*"], excludes: ["*secret*"] }, false],
	])("%s", (_, changes, expected) => expect(runsNowhere(lists(changes))).toBe(expected));
});
