import { describe, expect, test } from "vitest";
import { readConnectHost } from "./connect-host.ts";
import { misleadingAddresses, plainAddresses } from "./testing/misleading-addresses.ts";
import { correctedAddress, isRelativeAddress, readAddress } from "./web-address.ts";

describe("web-address", () => {
	test.each(misleadingAddresses)("%s loads %s, and that is what to write", (written, loads) => {
		expect(correctedAddress(written)).toBe(loads);
	});

	test.each(plainAddresses)("%s loads what it says", (written) => {
		expect(correctedAddress(written)).toBeNull();
	});

	test("parts are those of the parser", () => {
		expect(readAddress("HTTPS://a:b@CDN.example\\x/../%2e%2e/y?q#sha256=ab")).toEqual({
			scheme: "https",
			hostname: "cdn.example",
			port: "",
			path: "/y",
			query: "?q",
			fragment: "#sha256=ab",
			hasCredentials: true,
			plain: "https://cdn.example/y?q#sha256=ab",
		});
		expect(readAddress("lib.js")).toBeNull();
		expect(readAddress("https://a b/")).toBeNull();
	});

	test.each([
		["lib.js", true],
		["../lib.js", true],
		["/lib.js", true],
		["//evil.example/lib.js", false],
		["\\\\evil.example/lib.js", false],
		["/\\evil.example/lib.js", false],
		["https://a.example/lib.js", false],
		["https://a b/", false],
	])("%s lies beside the script: %s", (written, isRelative) => {
		expect(isRelativeAddress(written)).toBe(isRelative);
	});

	test.each([
		["example.com", { kind: "host", host: "example.com", isMisleading: false }],
		["*.Example.com", { kind: "host", host: "example.com", isMisleading: false }],
		["https://example.com/path", { kind: "host", host: "example.com", isMisleading: false }],
		["example.com:8080", { kind: "host", host: "example.com", isMisleading: false }],
		["bücher.example", { kind: "host", host: "xn--bcher-kva.example", isMisleading: true }],
		["api.shop.example\\@evil.example", { kind: "host", host: "api.shop.example", isMisleading: true }],
		["api.shop.example@evil.example", { kind: "host", host: "evil.example", isMisleading: true }],
		["evil。example", { kind: "host", host: "evil.example", isMisleading: true }],
		["%65vil.example", { kind: "host", host: "evil.example", isMisleading: true }],
		["2130706433", { kind: "host", host: "127.0.0.1", isMisleading: true }],
		["*", { kind: "every" }],
		["*.*", { kind: "every" }],
		["*://*/*", { kind: "every" }],
		["self", { kind: "self" }],
		["a b", { kind: "invalid" }],
	])("@connect %s", (written, expected) => {
		expect(readConnectHost(written)).toEqual(expected);
	});
});
