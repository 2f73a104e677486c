import { compilePattern } from "@scriptorium/userscript/linear-pattern";
import { matchesPatternText } from "@scriptorium/userscript/match-pattern";
import { matchesUrl, type Targets } from "@scriptorium/userscript/matches-url";
import { describe, expect, test } from "vitest";
import { type AddressGuard, browserTargets, coversAboutFrames, coversSite, guardExpression } from "./script-targets.ts";

const patternOf = (source: string) => {
	const pattern = compilePattern(source, true);
	if (pattern === null) throw new Error("not compiled");
	return pattern;
};
const none = { matches: [], excludeMatches: [], includes: [], excludes: [] };

/** What the page decides: the guard, evaluated as it is injected. */
const guard = (given: AddressGuard | null, href: string): boolean =>
	given === null ||
	Reflect.apply(new Function("location", `return ${guardExpression(given)}`), undefined, [{ href }]) === true;

test("frames without an address of their own belong to the page that made them", () => {
	const on = (matches: readonly string[], excludeMatches: readonly string[] = []) => ({
		matches,
		excludeMatches,
		guard: null,
	});
	const page = "https://site.test/a/b?c";
	expect(coversAboutFrames(on(["https://site.test/a/*"]), page)).toBe(true);
	expect(coversAboutFrames(on(["https://site.test/x/*"]), page)).toBe(false);
	expect(coversAboutFrames(on(["*://*/*"], ["*://site.test/*"]), page)).toBe(false);
	expect(coversAboutFrames(on(["*://*/*"]), "about:blank")).toBe(false);
	const guarded = {
		...on(["*://*/*"]),
		guard: { includes: [{ pattern: patternOf(".*"), withFragment: false }], excludes: [] },
	};
	expect(coversAboutFrames(guarded, page)).toBe(false);
});

describe("script-targets", () => {
	test("plain match patterns need no guard", () => {
		expect(
			browserTargets({
				...none,
				matches: ["https://a.example/*", "nonsense"],
				excludeMatches: ["https://a.example/x*"],
			}),
		).toEqual({
			matches: ["https://a.example/*"],
			excludeMatches: ["https://a.example/x*"],
			guard: null,
		});
	});

	test("a script without rules runs on every web page; one with only broken rules nowhere", () => {
		expect(browserTargets(none).matches).toEqual(["*://*/*"]);
		expect(browserTargets({ ...none, matches: ["nonsense"] }).matches).toEqual([]);
		expect(browserTargets({ ...none, includes: ["/(/"] }).matches).toEqual([]);
	});

	test("an include registers no wider than it must", () => {
		expect(browserTargets({ ...none, includes: ["https://a.example/x*"] }).matches).toEqual(["*://a.example/*"]);
		expect(browserTargets({ ...none, includes: ["https://*.example/x*"] }).matches).toEqual(["*://*/*"]);
		expect(browserTargets({ ...none, includes: ["/^https:/"] }).matches).toEqual(["*://*/*"]);
		// Local files, too.
		expect(browserTargets({ ...none, includes: ["*"] }).matches).toEqual(["<all_urls>"]);
	});

	const rules = {
		matches: ["https://m.example/*", "*://*.sub.example/a/*", "http://port.example:8080/*"],
		excludeMatches: [],
		includes: ["https://i.example/*", "/^https:\\/\\/r\\.example\\/\\d+$/"],
		excludes: ["*private*"],
	};
	test.each([
		"https://m.example/",
		"http://m.example/",
		"https://x.sub.example/a/b",
		"https://sub.example/a/b?c",
		"https://x.sub.example/b",
		"https://i.example/x#y",
		"https://r.example/12",
		"https://r.example/12a",
		"https://m.example/private",
		"https://other.example/",
		"http://port.example:8080/x",
		"https://evil.example/https://m.example/",
	])("the guard agrees with the matcher on %s", (href) => {
		expect(guard(browserTargets(rules).guard, href)).toBe(matchesUrl(rules, href));
	});

	/** As the browser decides by its patterns, and then the guard. */
	const runsOn = (targets: Targets, href: string): boolean => {
		const { matches, excludeMatches, guard: conditions } = browserTargets(targets);
		const covers = (pattern: string): boolean => matchesPatternText(pattern, href);
		return matches.some(covers) && !excludeMatches.some(covers) && guard(conditions, href);
	};
	test.each([
		["http*://*/x", ["http://a.example/x", "https://a.example/x", "https://a.example/y"]],
		["*://shop.example.*/*", ["https://shop.example.org/", "https://shop.example.co.uk/a", "https://example.org/"]],
		["*://api.*.example.org/V1/*", ["https://api.eu.example.org/V1/x", "https://api.eu.example.org/v1/x"]],
		["https://news.example.tld/*", ["https://news.example.co.uk/", "https://news.example.evil.test/"]],
		["https://*.example.org:8443/*", ["https://a.example.org:8443/", "https://a.example.org/"]],
	])("what the browser is given for @match %s agrees with the matcher, as @exclude-match too", (value, hrefs) => {
		const [first = ""] = hrefs;
		expect(runsOn({ ...none, matches: [value] }, first)).toBe(true);
		for (const href of hrefs) {
			const included = { ...none, matches: [value] };
			expect(runsOn(included, href), href).toBe(matchesUrl(included, href));
			const excluded = { ...none, matches: ["*://*/*"], excludeMatches: [value] };
			expect(runsOn(excluded, href), href).toBe(matchesUrl(excluded, href));
		}
	});

	// Tried in Chromium 156: it refuses a whole registration for one pattern that it does not know.
	test.each([
		["*://localhost:8080/*", ["http://localhost:8080/*", "https://localhost:8080/*"]],
		["*://[::1]:80/x", ["http://[::1]:80/x", "https://[::1]:80/x"]],
		["HTTP://A.example/X*", ["http://A.example/X*"]],
		["*://a.example:*/*", ["*://a.example:*/*"]],
		["*://(www|m).a.example/*", []],
		["http://a<b.example/*", []],
		["http://256.1.1.1/*", []],
		["http://a\u0000.example/*", []],
	])("the browser gets only patterns that it knows: %s", (value, patterns) => {
		expect(browserTargets({ ...none, matches: [value] }).matches).toEqual(patterns);
		const excluded = browserTargets({ ...none, matches: ["https://m.example/*"], excludeMatches: [value] });
		expect(excluded).toMatchObject({ matches: ["https://m.example/*"], excludeMatches: patterns });
	});

	test("an include of a host that no page has is none", () => {
		const includes = ["http://256.1.1.1/*", "https://m.example/*"];
		expect(browserTargets({ ...none, includes }).matches).toEqual(["*://m.example/*"]);
	});

	test("what the browser is given for a port on both schemes agrees with the matcher", () => {
		const value = "*://a.example:8443/x*";
		for (const href of ["http://a.example:8443/x", "https://a.example:8443/xy", "https://a.example/x"]) {
			const included = { ...none, matches: [value], includes: ["https://i.example/*"] };
			expect(runsOn(included, href), href).toBe(matchesUrl(included, href));
			const excluded = { ...none, matches: ["*://*/*"], excludeMatches: [value] };
			expect(runsOn(excluded, href), href).toBe(matchesUrl(excluded, href));
		}
	});

	test("an expression that keeps browsers busy for hours is decided at once, and too long an address never runs", () => {
		const long = `https://a.example/${"a".repeat(3000)}!`;
		for (const include of ["/(([a-z]+)*)*\\.zz$/", `https://a.example/${"*a".repeat(20)}b`, "/^https:(.*a){12}b$/"]) {
			const included = { ...none, includes: [include] };
			expect([matchesUrl(included, long), runsOn(included, long)]).toEqual([false, false]);
			const excluded = { ...none, matches: ["*://*/*"], excludes: [include] };
			expect([matchesUrl(excluded, long), runsOn(excluded, long)]).toEqual([true, true]);
		}
		const endless = `https://a.example/${"a".repeat(9000)}`;
		for (const targets of [{ includes: ["*"] }, { matches: ["*://*/*"], excludes: ["*private*"] }])
			expect([matchesUrl({ ...none, ...targets }, endless), runsOn({ ...none, ...targets }, endless)]).toEqual([
				false,
				false,
			]);
	});

	test("a rule for one fragment counts for the fragment with which the page is loaded", () => {
		const [plain, unread] = ["https://a.example/inbox", "https://a.example/inbox#unread"];
		const included = { ...none, matches: [unread] };
		expect([plain, unread].map((href) => runsOn(included, href))).toEqual([false, true]);
		const excluded = { ...none, matches: ["*://*/*"], excludeMatches: [unread] };
		expect([plain, unread].map((href) => runsOn(excluded, href))).toEqual([true, false]);
	});

	test("a site is covered whatever the path, and not when all of it is excluded", () => {
		const targets = browserTargets({
			...none,
			matches: ["https://a.example/x/*", "http://port.example:8080/*", "*://*.b.example/y"],
			excludeMatches: ["https://no.b.example/*", "https://a.example/x/private*"],
		});
		const covered = (href: string): boolean => coversSite(targets, href);
		expect(
			["https://a.example/", "https://a.example/x/private", "http://b.example/", "http://c.b.example/z"].map(covered),
		).toEqual([true, true, true, true]);
		expect(
			[
				"http://a.example/x/",
				"https://x.a.example/",
				"http://port.example/",
				"https://no.b.example/y",
				"about:blank",
				"",
			].map(covered),
		).toEqual([false, false, false, false, false, false]);
	});
});
