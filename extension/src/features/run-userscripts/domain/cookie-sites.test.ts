import { describe, expect, test } from "vitest";
import { mayUseCookiesOf } from "./cookie-sites.ts";

const nothing = { matches: [], excludeMatches: [], includes: [], excludes: [], connects: [] };
const PAGE = "https://www.page.example/x";

describe("cookie-sites", () => {
	test.each(["com", "*.com", "co.uk", "COM.", "github.io", "*", "self", "xn--p1ai", "https://com/"])(
		"@connect %s names nobody's cookies",
		(connect) => {
			const script = { ...nothing, matches: ["https://www.page.example/*"], connects: [connect] };
			for (const site of ["https://bank.com/", "https://shop.co.uk/", "https://me.github.io/", "https://a.xn--p1ai/"])
				expect([site, mayUseCookiesOf(script, site, PAGE)]).toEqual([site, false]);
		},
	);

	test.each([["*://*/*"], ["<all_urls>"], ["*://*.com/*"], ["*://*.co.uk/*"], ["https://*.github.io/*"]])(
		"a script that runs on %s gets the cookies of the site that it is on, not of all",
		(match) => {
			const script = { ...nothing, matches: [match] };
			for (const site of ["https://bank.com/", "https://shop.co.uk/", "https://me.github.io/"])
				expect([site, mayUseCookiesOf(script, site, PAGE)]).toEqual([site, false]);
			expect(mayUseCookiesOf({ ...nothing, matches: ["*://*/*"] }, "https://api.page.example/", PAGE)).toBe(true);
		},
	);

	test("an include for every address does not name sites either", () => {
		for (const include of ["*", "http*://*", "/^https?:.*/"])
			expect(mayUseCookiesOf({ ...nothing, includes: [include] }, "https://bank.com/", PAGE)).toBe(false);
	});

	test("a site that is named is allowed, from any page of the script", () => {
		const script = { ...nothing, matches: ["https://*.shop.co.uk/*"], connects: ["bank.com"] };
		expect(mayUseCookiesOf(script, "https://pay.shop.co.uk/", PAGE)).toBe(true);
		expect(mayUseCookiesOf(script, "https://api.bank.com/", PAGE)).toBe(true);
		expect(mayUseCookiesOf(script, "https://other.com/", PAGE)).toBe(false);
		expect(mayUseCookiesOf(script, "file:///etc/passwd", PAGE)).toBe(false);
	});
});
