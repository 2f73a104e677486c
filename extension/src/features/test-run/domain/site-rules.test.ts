import { expect, test } from "vitest";
import { isAllowedSite } from "./site-rules.ts";

test.each([
	["https://shop.example", "https://www.shop.example/cart", true],
	["https://shop.example", "https://pay.shop.example/", true],
	["https://me.github.io", "https://api.me.github.io/", true],
	["http://shop.example", "https://shop.example/", true],
	["https://shop.example", "http://shop.example/", false],
	["https://shop.example", "https://shop.example:8443/", false],
	["https://com", "https://bank.com/", false],
	["https://co.uk", "https://bank.co.uk/", false],
	["https://www.co.uk", "https://bank.co.uk/", false],
	["https://github.io", "https://me.github.io/", false],
	["https://10.0.0.1", "https://1.10.0.0.1/", false],
])("a run that may continue on %s goes on at %s: %s", (allowed, address, expected) => {
	expect(isAllowedSite([allowed], address)).toBe(expected);
});
