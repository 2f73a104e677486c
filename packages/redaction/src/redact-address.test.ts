import { expect, it } from "vitest";
import { isAddressClean, redactAddress } from "./redact-address.ts";
import { createRedactor } from "./redact-text.ts";

it.each([
	["https://ann:word@a.test/x", "https://a.test/x"],
	["https://a.test/in?user=ann&password=x&page=2", "https://a.test/in?user=ann&password=&page=2"],
	["https://a.test/in?access_token=x&sessionToken=y", "https://a.test/in?access_token=&sessionToken="],
	["https://a.test/#access_token=x&state=1", "https://a.test/#access_token=&state=1"],
	["https://a.test/pay?n=4111+1111+1111+1111", "https://a.test/pay?n="],
	["https://a.test/cb?code=abc", "https://a.test/cb?code="],
	["/reset?token=abc", "/reset?token="],
	["//b.test/reset?token=abc", "//b.test/reset?token="],
	["https://a.test/reset/1f0c9a7e5d3b2a", "https://a.test/reset/-"],
	["https://a.test/go?to=%2Freset%3Ftoken%3Dabc", "https://a.test/go?to="],
])("%s is told as %s", (written, redacted) => {
	expect(redactAddress(written)).toBe(redacted);
	expect(isAddressClean(written)).toBe(false);
	expect(isAddressClean(redacted)).toBe(true);
});

it.each([
	"https://a.test/?q=caf%C3%A9+au+lait&pinned=1#/part/2",
	"https://a.test/document/d/1BxiMVs0XRA5nFMdKvBdBZjgmUUqptlbs74OgvE2upms/edit",
	"https://a.test/reset/password",
	"https://a.test/shop?coupon_code=SPRING&zip=90210",
	"about:blank",
	"no address",
	"article",
])("%s is told as it is", (written) => {
	expect(redactAddress(written)).toBe(written);
});

it("removes known secrets under any name and in any spelling", () => {
	const rules = { redactor: createRedactor(["word of ada"]), names: new Set(["f3"]) };
	expect(redactAddress("https://a.test/in?x=word+of+ada&y=1", rules)).toBe("https://a.test/in?x=&y=1");
	expect(redactAddress("https://a.test/word%20of%20ada/b", rules)).toBe("https://a.test/-/b");
	expect(redactAddress("https://a.test/in?f3=other&y=1", rules)).toBe("https://a.test/in?f3=&y=1");
	expect(redactAddress("https://a.test/#word%20of%20ada", rules)).toBe("https://a.test/");
	expect(redactAddress("https://a.test/?k=Zx81kQpR0vTn27LmWc5Yb3Hd", { ...rules, suspects: true })).toBe(
		"https://a.test/?k=",
	);
	expect(redactAddress("https://a.test/?k=Zx81kQpR0vTn27LmWc5Yb3Hd", rules)).toContain("Zx81");
});
