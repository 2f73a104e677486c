import { expect, it } from "vitest";
import { webLink } from "./web-link.ts";

it.each([
	["https://www.example.org/", "https://www.example.org/", "example.org"],
	["https://github.com/ada", "https://github.com/ada", "github.com/ada"],
	["http://example.org:8080/a/b/?q=1#x", "http://example.org:8080/a/b/?q=1#x", "example.org:8080/a/b"],
	[`https://x.example/${"a".repeat(90)}`, `https://x.example/${"a".repeat(90)}`, `x.example/${"a".repeat(49)}…`],
	["https://bank.example@evil.example/", "https://evil.example/", "evil.example"],
])("%s leads to %s and says %s", (address, href, label) => {
	expect(webLink(address)).toEqual({ href, label });
});

it.each([
	null,
	"",
	"example.org",
	"/account",
	"javascript:alert(1)",
	" JaVaScRiPt:alert(1)",
	"data:text/html,hi",
	"ftp://x.example",
])("%j is no link", (address) => {
	expect(webLink(address)).toBeNull();
});
