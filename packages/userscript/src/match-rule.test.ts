import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { describeHosts } from "./host-access.ts";
import { readMatchRule } from "./match-rule.ts";
import { matchesUrl } from "./matches-url.ts";

const none = { matches: [], excludeMatches: [], includes: [], excludes: [] };

describe("match values that managers read and Chromium refuses", () => {
	test.each([
		["http*://*/*", "http://shop.example/", true],
		["http*://*/*", "https://shop.example/", true],
		["http*://*/*", "file:///home/x", false],
		["HTTP*://shop.example/*", "https://shop.example/a", true],
		["*://www.shop.*/*", "https://www.shop.example/", true],
		["*://www.shop.*/*", "https://www.shop.co.example/x", true],
		["*://www.shop.*/*", "https://shop.example/", false],
		["*://*.shop.*/*", "https://a.b.shop.example/", true],
		["*://*.shop.*/*", "https://shop.example/", true],
		["*://*.shop.*/*", "https://workshop.example/", false],
		["*://*shop.example/*", "https://workshop.example/", true],
		["*://*shop.example/*", "https://evil.example/workshop.example/", false],
		["*://www.shop.*/*", "https://evil.example/www.shop.x/", false],
		["*://www.shop.*/*", "https://www.shop.example:8443/", true],
		["*://www.shop.*:8443/*", "https://www.shop.example:8443/", true],
		["*://www.shop.*:8443/*", "https://www.shop.example/", false],
		["*://www.shop.tld/*", "https://www.shop.de/", true],
		["*://www.shop.tld/*", "https://www.shop.co.uk/", true],
		["*://www.shop.tld/*", "https://www.shop.github.io/", true],
		["*://www.shop.tld/*", "https://www.shop.evil.example/", false],
		["*://www.shop.tld/*", "https://www.shop.example.com/", false],
		["*://www.shop.TLD/*", "https://www.shop.de/", false],
		["*://www.shop.tld/a/*", "https://www.shop.de/a", true],
		["https://shop.example/b#part", "https://shop.example/b#part", true],
		["https://shop.example/b#part", "https://shop.example/b#Part", false],
		["https://shop.example/b#part", "https://shop.example/b", false],
		["https://shop.example/b#part", "https://shop.example/b?q#part", false],
		["https://shop.example/#/item/*", "https://shop.example/#/item/3", true],
		["*://SHOP.example/Foo?Bar#Part", "https://shop.EXAMPLE/Foo?Bar#Part", true],
		["*://SHOP.example/Foo?Bar#Part", "https://shop.example/foo?bar#part", false],
		["*://www.shop.*/Foo", "https://www.shop.example/foo", false],
	])("%s on %s: %s", (pattern, url, expected) => {
		expect(matchesUrl({ ...none, matches: [pattern] }, url)).toBe(expected);
		expect(matchesUrl({ ...none, includes: ["*"], excludeMatches: [pattern] }, url)).toBe(!expected);
	});

	test.each([
		["http*://shop.example/*", "*://shop.example/*", false],
		["https://shop.example/#/x", "https://shop.example/", true],
		["https://www.shop.tld/*", "https://*/*", true],
		["*://www.shop.*/*", "*://*/*", true],
		["https://shop.example/*", "https://shop.example/*", false],
	])("%s is registered as %s", (text, pattern, tested) => {
		const rule = readMatchRule(text);
		expect(rule?.pattern).toBe(pattern);
		expect(rule?.address !== null).toBe(tested);
	});

	test.each([
		"*",
		"*://*",
		"https://shop.example",
		"/^https/",
		"shop.example/*",
		"gopher://shop.example/*",
		"https://user@*.shop.*/",
	])("%s matches nothing", (text) => {
		expect(readMatchRule(text)).toBeNull();
	});

	test.each([
		["http*://shop.example/*", "shop.example", false],
		["*://www.shopping.*/*", "shopping.*", false],
		["*://www.shopping.tld/*", "shopping.*", false],
		["https://shop.example/#x", "shop.example", false],
		["*://*.com.*/*", null, true],
		["http*://*/*", null, true],
	])("%s is described as %s", (pattern, host, broad) => {
		expect(describeHosts({ ...none, matches: [pattern] })).toMatchObject([{ pattern, host, broad, valid: true }]);
	});

	test("no text throws or takes long", () => {
		const part = fc.constantFrom("*", ".tld", "http*", "://", "/", "#", "a", ".", ":8", "[", "(", "?", "\\");
		fc.assert(
			fc.property(fc.array(part, { maxLength: 30 }), fc.webUrl(), (parts, url) => {
				expect(matchesUrl({ ...none, matches: [parts.join("")] }, url)).toBeTypeOf("boolean");
			}),
			{ seed: 4, numRuns: 1000 },
		);
	});
});
