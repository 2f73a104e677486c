import { describe, expect, test } from "vitest";
import { isHostBelow, isPublicSuffix, isSameSite } from "./public-suffix.ts";

describe("public-suffix", () => {
	test.each(["com", "de", "co.uk", "github.io", "xn--p1ai", "foo.ck", "x.kawasaki.jp", "lan", "com.", "blogspot.com"])(
		"%s is one: nobody owns what is below it",
		(suffix) => {
			expect(isPublicSuffix(suffix)).toBe(true);
			expect([isHostBelow(`shop.${suffix}`, suffix), isHostBelow(suffix, suffix)]).toEqual([false, true]);
			expect(isSameSite(`a.${suffix}`, `b.${suffix}`)).toBe(false);
		},
	);

	test.each([
		["api.shop.co.uk", "shop.co.uk", true],
		["shop.co.uk.", "shop.co.uk", true],
		["me.github.io", "me.github.io", true],
		["evilshop.com", "shop.com", false],
		["1.10.0.0.1", "10.0.0.1", false],
		["shop.com", "", false],
	])("%s is at or below %s: %s", (host, base, expected) => {
		expect(isHostBelow(host, base)).toBe(expected);
	});

	test("tells sites apart as browsers do", () => {
		expect(isSameSite("a.shop.co.uk", "www.shop.co.uk")).toBe(true);
		expect(isSameSite("10.0.0.1", "1.0.0.1")).toBe(false);
		expect(isSameSite("localhost", "localhost.")).toBe(true);
	});
});
