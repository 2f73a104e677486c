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
		["a.shop.com.br", "shop.com.br"],
		["www.city.kawasaki.jp", "city.kawasaki.jp"],
		["a.b.c.kawasaki.jp", "b.c.kawasaki.jp"],
		["a.shop.nom.br", "a.shop.nom.br"],
		["www.shop.me.uk", "shop.me.uk"],
		["a.me.web.app", "me.web.app"],
		["one.myshopify.com", "one.myshopify.com"],
		["a.one.s3.amazonaws.com", "one.s3.amazonaws.com"],
		["co.uk", "co.uk"],
		["github.io", "github.io"],
		["a.com.example", "com.example"],
		["www.net.de", "net.de"],
		["localhost", "localhost"],
		["printer.lan", "printer.lan"],
		["192.168.1.1", "192.168.1.1"],
		["127.1", "127.1"],
		["[::1]", "[::1]"],
		["example.com.", "example.com"],
		["a.shop.co.uk.", "shop.co.uk"],
		[".shop.co.uk", "shop.co.uk"],
		["WWW.Example.COM", "example.com"],
		["www.bücher.de", "bücher.de"],
		["www.xn--bcher-kva.de", "xn--bcher-kva.de"],
		["a.食狮.公司.cn", "食狮.公司.cn"],
		["a.xn--85x722f.xn--55qx5d.cn", "xn--85x722f.xn--55qx5d.cn"],
		["a_b.example.com", "example.com"],
		["", ""],
	])("%s belongs to %s", (host, domain) => expect(registrableDomain(host)).toBe(domain));

	test("names below a domain belong to it, and its own domain is itself", () => {
		fc.assert(
			fc.property(
				fc.array(label, { maxLength: 3 }),
				label,
				fc.constantFrom("com", "de", "co.uk", "com.br", "eng.br", "github.io", "web.app", "公司.cn"),
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
	const site = { domains: new Set<string>(), connects: ["api.helper.test", "wide.test"] };
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
