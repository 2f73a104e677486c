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
		expect(describeHosts({ ...none, matches: [pattern] })).toEqual([{ pattern, host, broad, valid }]);
	});

	test.each([
		["https://a.example/x*", "a.example", false],
		["https://*.example/x*", null, true],
		["*", null, true],
		["/example/", null, true],
	])("include %s", (pattern, host, broad) => {
		expect(describeHosts({ ...none, includes: [pattern] })).toEqual([{ pattern, host, broad, valid: true }]);
	});

	test("no rule is every site", () => {
		expect(describeHosts(none)).toEqual([{ pattern: "*://*/*", host: null, broad: true, valid: true }]);
	});
});
