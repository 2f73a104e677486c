import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { matchesGlob } from "./glob.ts";
import { matchesPatternText, parseMatchPattern } from "./match-pattern.ts";
import { matchesUrl } from "./matches-url.ts";

// Hundreds of generated cases: seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

describe("match patterns, as Chrome has them", () => {
	test.each([
		["<all_urls>", "https://example.com/a", true],
		["<all_urls>", "file:///etc/hosts", true],
		["<all_urls>", "chrome://settings/", false],
		["*://*/*", "http://example.com/", true],
		["*://*/*", "ftp://example.com/", false],
		["https://*/*", "http://example.com/", false],
		["https://*.example.com/*", "https://example.com/", true],
		["https://*.example.com/*", "https://a.b.example.com/x?y", true],
		["https://*.example.com/*", "https://notexample.com/", false],
		["https://example.com/*", "https://www.example.com/", false],
		["https://example.com/*", "https://example.com./", true],
		["https://EXAMPLE.com/*", "https://example.com/", true],
		["https://example.com/foo*", "https://example.com/foobar", true],
		["https://example.com/foo/*", "https://example.com/foo", true],
		["https://example.com/foo/*", "https://example.com/foo?a", false],
		["https://example.com/foo", "https://example.com/foo#part", true],
		["https://example.com/foo", "https://example.com/foo?q", false],
		["https://example.com/*?q=*", "https://example.com/s?q=1", true],
		["https://example.com/Foo", "https://example.com/foo", false],
		["http://localhost:4173/*", "http://localhost:4173/x", true],
		["http://localhost:4173/*", "http://localhost:4174/x", false],
		["http://localhost/*", "http://localhost:4174/x", true],
		["https://example.com:443/*", "https://example.com/", true],
		["http://[::1]/*", "http://[::1]:80/", true],
		["*://*.1.1/*", "http://1.1.1.1/", false],
		["file:///home/*", "file:///home/me/x.html", true],
		["https://user@example.com/*", "https://example.com/", false],
	])("%s on %s: %s", (pattern, url, expected) => {
		expect(matchesPatternText(pattern, url)).toBe(expected);
	});

	test.each([
		"",
		"*",
		"https://",
		"https://example.com",
		"example.com/*",
		"https://*foo.com/*",
		"https://foo.*/*",
		"https://a*b/*",
		"javascript:alert(1)",
		"chrome://*/*",
		"https://example.com:99999/",
		"https://exa mple.com/*",
		"https:///*",
		"https://*.*/x",
	])("refuses %s", (pattern) => {
		expect(parseMatchPattern(pattern)).toBeNull();
	});
});

describe("matches-url", () => {
	const none = { matches: [], excludeMatches: [], includes: [], excludes: [] };

	test("no rule at all means every web page, and no other", () => {
		expect(matchesUrl(none, "https://example.com/")).toBe(true);
		expect(matchesUrl(none, "file:///x")).toBe(false);
	});

	test("exclusions win", () => {
		const targets = {
			...none,
			matches: ["https://a.example/*"],
			excludeMatches: ["https://a.example/admin/*"],
			excludes: ["*secret*"],
		};
		expect(matchesUrl(targets, "https://a.example/page")).toBe(true);
		expect(matchesUrl(targets, "https://a.example/admin/x")).toBe(false);
		expect(matchesUrl(targets, "https://a.example/Secret")).toBe(false);
	});

	test.each([
		["https://a.example/*", "https://a.example/x", true],
		["https://*.example/*", "https://a.example/x", true],
		["https://a.example/?q=*", "https://a.example/?q=1", true],
		["https://a.example/?q=*", "https://a.example/aq=1", false],
		["http://www.google.tld/*", "http://www.google.co.uk/x", true],
		["http://www.google.tld/*", "http://www.google.evil.example.org/x", false],
		["/^https:\\/\\/(a|b)\\.example\\//", "https://b.example/", true],
		["/^https:\\/\\/(a|b)\\.example\\//", "https://c.example/", false],
		["/(/", "https://c.example/", false],
		["*", "https://c.example/", true],
	])("include %s on %s: %s", (include, url, expected) => {
		expect(matchesUrl({ ...none, includes: [include] }, url)).toBe(expected);
	});

	test("hostile patterns never throw", () => {
		const text = fc.oneof(
			fc.string({ unit: "binary" }),
			fc.webUrl(),
			fc.constantFrom("*", "/(/", "/[/", "/a**/", "**//*", "\\"),
		);
		fc.assert(
			fc.property(fc.array(text), fc.array(text), text, (matches, includes, url) => {
				expect(matchesUrl({ matches, excludeMatches: includes, includes, excludes: matches }, url)).toBeTypeOf(
					"boolean",
				);
			}),
			{ seed: 2, numRuns: 500 },
		);
	});

	test("a glob agrees with its regular expression", () => {
		const small = fc.string({ unit: fc.constantFrom("a", "b", "*", "."), maxLength: 8 });
		fc.assert(
			fc.property(small, fc.string({ unit: fc.constantFrom("a", "b", "."), maxLength: 10 }), (glob, value) => {
				const regex = new RegExp(`^${glob.replaceAll(".", "\\.").replace(/\*+/g, ".*")}$`);
				expect(matchesGlob(glob, value)).toBe(regex.test(value));
			}),
			{ seed: 2, numRuns: 1000 },
		);
	});

	test("many wildcards against a long address end soon", () => {
		const glob = `/${"*a".repeat(500)}b`;
		expect(matchesGlob(glob, `/${"a".repeat(2000)}`)).toBe(false);
		expect(matchesUrl({ ...none, includes: [`${"*a".repeat(500)}b`] }, `https://x.example/${"a".repeat(2000)}`)).toBe(
			false,
		);
	});
});
