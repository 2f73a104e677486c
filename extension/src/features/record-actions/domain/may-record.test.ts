import { expect, it } from "vitest";
import { mayRecord } from "./may-record.ts";

const HUB = "https://hub.test";
const may = (url: string, ...allowedDomains: string[]) => mayRecord(url, { hubOrigin: HUB, allowedDomains });

it("records web pages except the hub's", () => {
	expect(
		["https://shop.test/a?b#c", "http://127.0.0.1:8080/", "https://hub.test:8443/"].map((url) => may(url)),
	).toEqual([true, true, true]);
	const never = ["https://hub.test/builder", "about:blank", "chrome://settings", "file:///etc/passwd", "data:,x", "no"];
	for (const url of never) expect(may(url), url).toBe(false);
});

it.each([
	["https://shop.test/", "shop.test", true],
	["https://www.shop.test/", "shop.test", false],
	["https://www.shop.test/", "*.shop.test", true],
	["https://shop.test/", "*.shop.test", true],
	["https://evilshop.test/", "*.shop.test", false],
	["https://shop.test.evil.test/", "*.shop.test", false],
	["https://SHOP.test/", " Shop.Test ", true],
])("%s, limited to %s: %s", (url, domain, expected) => {
	expect(may(url, "other.test", domain)).toBe(expected);
});
