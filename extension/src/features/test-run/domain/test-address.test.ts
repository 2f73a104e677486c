import { expect, test } from "vitest";
import { readTestAddress } from "./test-address.ts";

const HUB = "https://hub.test";

test.each([
	["https://shop.test/cart?a=1#b", { url: "https://shop.test/cart?a=1#b", origin: "https://shop.test" }],
	["http://localhost:3000", { url: "http://localhost:3000/", origin: "http://localhost:3000" }],
	["HTTPS://HUB.test./", { url: "https://hub.test./", origin: "https://hub.test." }],
	["https://раypal.test/", { url: "https://xn--ypal-43d9g.test/", origin: "https://xn--ypal-43d9g.test" }],
	["https://hub.test/builder", null],
	["https://hub.test:443/", null],
	["javascript:alert(1)", null],
	["data:text/html,x", null],
	["blob:https://shop.test/x", null],
	["file:///etc/passwd", null],
	["about:blank", null],
	["chrome://settings/", null],
	["chrome-extension://x/options.html", null],
	["view-source:https://shop.test/", null],
	["https://chromewebstore.google.com/detail/x", null],
	["https://addons.mozilla.org/", null],
	["https://me:secret@shop.test/", null],
	["https://shop.test@bank.test/", null],
	["//shop.test", null],
	["shop.test", null],
	["", null],
	[`https://shop.test/${"a".repeat(2000)}`, null],
])("the address of a test run %s is read as %o", (text, expected) => {
	expect(readTestAddress(text, HUB)).toEqual(expected);
});
