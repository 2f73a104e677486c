import { matchesUrl } from "@scriptorium/userscript/matches-url";
import { describe, expect, test } from "vitest";
import { comparableAddress, comparableRule } from "./comparable-form.ts";

const fits = (rule: string, address: string, key: "matches" | "includes" = "matches"): boolean =>
	matchesUrl(
		{ matches: [], includes: [], excludeMatches: [], excludes: [], [key]: [comparableRule(rule)] },
		comparableAddress(new URL(address).href),
	);

describe("rules with characters beyond ASCII", () => {
	// Chromium 156 runs a registration with each of these patterns on that page (tried in the browser).
	test.each([
		["*://müller.test/*", "http://müller.test/"],
		["*://*.müller.test/*", "http://a.müller.test/"],
		["*://MÜLLER.test/*", "http://müller.test/x"],
		["*://xn--mller-kva.test/*", "http://müller.test/"],
		["*://müller.test:8080/*", "http://müller.test:8080/"],
		["*://例え.テスト/*", "https://例え.テスト/道"],
		["*://例え。テスト/*", "https://例え.テスト/"],
		["*://plain.test/ü*", "http://plain.test/übung?ä=ö#ß"],
		["*://plain.test/%C3%BC*", "http://plain.test/ü"],
		["*://plain.test/%c3%bc*", "http://plain.test/ü"],
		["*://plain.test/ü*", "http://plain.test/%c3%bc"],
		["*://plain.test/*?q=ä", "http://plain.test/x?q=ä"],
		["*://plain.test/g%41", "http://plain.test/gA"],
		["*://plain.test/gA", "http://plain.test/g%41"],
		["*://plain.test/😀", "http://plain.test/😀"],
	])("%s fits %s", (rule, address) => expect(fits(rule, address)).toBe(true));

	// As Chromium: a slash in a path is not the same as its escape.
	test.each([
		["*://plain.test/a/b", "http://plain.test/a%2Fb"],
		["*://muller.test/*", "http://müller.test/"],
		["*://plain.test/u*", "http://plain.test/ü"],
	])("%s does not fit %s", (rule, address) => expect(fits(rule, address)).toBe(false));

	test.each([
		["http://müller.test/*", "http://müller.test/x"],
		["*://plain.test/*ü*", "http://plain.test/a-ü-b"],
		["http*://*.müller.test/e{f}", "https://www.müller.test/e{f}"],
	])("the glob %s fits %s", (rule, address) => expect(fits(rule, address, "includes")).toBe(true));

	test.each([
		["/^https:\\/\\/müller\\.test\\//", "https://müller.test/x"],
		["/^https?:\\/\\/(?:www\\.)?(?:müller|größe)\\.test/", "http://www.größe.test/"],
		["/\\/\\/[a-z]+\\.例え\\.テスト/", "https://abc.例え.テスト/"],
		["/MÜLLER-größe\\.test/", "https://müller-größe.test/"],
		["/plain\\.test\\/ü+bung/", "http://plain.test/üübung"],
		["/plain\\.test\\/(?:tür)?ü$/", "http://plain.test/türü"],
		["/[?&]ort=köln(?:&|$)/", "http://plain.test/?ort=köln"],
		["/plain\\.test\\/😀/", "http://plain.test/😀"],
		["/(?<wo>müller)\\.test/", "http://müller.test/"],
	])("the regular expression %s fits %s", (rule, address) => expect(fits(rule, address, "includes")).toBe(true));

	test.each([
		["/müller\\.test/", "http://muller.test/"],
		["/plain\\.test\\/ü{2}$/", "http://plain.test/ü"],
		["/tür$/", "http://plain.test/tur"],
	])("the regular expression %s does not fit %s", (rule, address) =>
		expect(fits(rule, address, "includes")).toBe(false),
	);

	test("a regular expression in ASCII, its classes and names, and a text that is no rule stay as they are", () => {
		for (const rule of ["/^https:\\/\\/[a-z]+\\.test/", "/[äöü]\\/(?<ä>x)\\ü/", "*://m*ü.test/*", "<all_urls>"])
			expect(comparableRule(rule)).toBe(rule);
		expect(comparableAddress("about:blank")).toBe("about:blank");
	});
});
