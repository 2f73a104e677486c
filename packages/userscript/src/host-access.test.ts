import { describe, expect, test } from "vitest";
import { describeHosts } from "./host-access.ts";

const none = { matches: [], excludeMatches: [], includes: [], excludes: [] };

describe("host-access", () => {
	test.each([
		["https://example.com/*", "example.com", false, true],
		["*://*.example.co.uk/*", "*.example.co.uk", false, true],
		["*://*.co.uk/*", null, true, true],
		["*://*.com/*", null, true, true],
		["*://*/*", null, true, true],
		["<all_urls>", null, true, true],
		["file:///*", null, true, true],
		["nonsense", null, false, false],
	])("match %s", (pattern, host, broad, valid) => {
		expect(describeHosts({ ...none, matches: [pattern] })).toMatchObject([{ pattern, host, broad, valid }]);
	});

	test.each([
		["https://a.example/x*", "a.example", false],
		["https://*.example/x*", null, true],
		["*", null, true],
		["/example/", null, true],
		["*.shop.example/*", "*.shop.example", false],
		["*://*.shop.example/*", "*.shop.example", false],
		["http*://shop.example/*", "shop.example", false],
		["http://www.shopping.tld/*", "shopping.*", false],
		["https://www.shopping.*/x", "shopping.*", false],
		["https://www.*/x", null, true],
		["*shop.example*", "*.shop.example", false],
		["/^https?:\\/\\/(?:www\\.)?shop\\.example\\/.*$/", "shop.example, www.shop.example", false],
		["/^https?://(www|m).shop.example/.*/", "www.shop.example, m.shop.example", false],
		["/^https:\\/\\/[^/]+\\.shop\\.example(:\\d+)?\\/(?!login)/", "*.shop.example", false],
		["/shopping\\.(?:com|co\\.uk)\\/item/", "*.shopping.com, *.shopping.co.uk", false],
		["/^https?:\\/\\/(?:shop\\.example)?/", null, true],
		["/^https?:\\/\\/.*\\.com\\/.*/", null, true],
		["/^https?:\\/\\/.*e\\.com\\/.*/", null, true],
		["/shop\\.example|\\/cart/", null, true],
		["/https?:\\/\\/(a|b|)/", null, true],
		["/index\\.php/", null, true],
		["/./", null, true],
	])("include %s", (pattern, host, broad) => {
		expect(describeHosts({ ...none, includes: [pattern] })).toMatchObject([{ pattern, host, broad, valid: true }]);
	});

	test.each(["nowhere", "about:blank", "chrome://settings"])("include %s matches no web page", (pattern) => {
		expect(describeHosts({ ...none, includes: [pattern] })).toEqual([
			{ pattern, host: null, sites: [], broad: false, valid: false },
		]);
	});

	test("no rule is every site", () => {
		expect(describeHosts(none)).toMatchObject([{ pattern: "*://*/*", host: null, broad: true, valid: true }]);
	});
});
