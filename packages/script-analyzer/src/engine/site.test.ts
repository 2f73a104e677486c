import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isDeclared, registrableDomain } from "./site.ts";

const label = fc
	.string({ unit: fc.constantFrom(..."abcxyz019"), minLength: 3, maxLength: 6 })
	.map((text) => `h${text}`);

describe("registrableDomain", () => {
	test.each([
		["example.com", "example.com"],
		["www.example.com", "example.com"],
		["a.b.c.example.com", "example.com"],
		["shop.co.uk", "shop.co.uk"],
		["api.shop.co.uk", "shop.co.uk"],
		["api.shop.com.au", "shop.com.au"],
		["me.github.io", "me.github.io"],
		["a.me.github.io", "me.github.io"],
		["d1.cloudfront.net", "d1.cloudfront.net"],
		["localhost", "localhost"],
		["192.168.1.1", "192.168.1.1"],
		["[::1]", "[::1]"],
		["example.com.", "example.com"],
		["", ""],
	])("%s belongs to %s", (host, domain) => expect(registrableDomain(host)).toBe(domain));

	test("names below a domain belong to it, and its own domain is itself", () => {
		fc.assert(
			fc.property(
				fc.array(label, { maxLength: 3 }),
				label,
				fc.constantFrom("com", "de", "co.uk", "github.io"),
				(below, own, suffix) => {
					const domain = `${own}.${suffix}`;
					expect(registrableDomain([...below, domain].join("."))).toBe(domain);
					expect(registrableDomain(registrableDomain(domain))).toBe(domain);
				},
			),
		);
	});
});

describe("isDeclared", () => {
	const site = { domains: new Set<string>(), connects: ["api.helper.test", "*.wide.test"] };
	test.each([
		["api.helper.test", true],
		["v2.api.helper.test", true],
		["helper.test", false],
		["notapi.helper.test", false],
		["a.wide.test", true],
		["wide.test", true],
		["notwide.test", false],
	])("%s: %s", (host, declared) => expect(isDeclared(site, host)).toBe(declared));
});
