import { createRedactor } from "@scriptorium/redaction/redact-text";
import fc from "fast-check";
import { expect, it } from "vitest";
import { reportAddress } from "./report-address.ts";

const base = "https://a.test/shop/";
const reported = (written: string, ...secrets: string[]) => reportAddress(written, createRedactor(secrets), base);

it.each([
	["list?page=2#top", "https://a.test/shop/list?page=2#top"],
	["https://ann:word@b.test/?access_token=x", "https://b.test/?access_token="],
	["/reset/d41d8cd98f00b204e9800998ecf8427e/now", "https://a.test/reset/-/now"],
	["/x?q=4111111111111111", "https://a.test/x?q="],
	["/x#eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln", "https://a.test/x"],
	["mailto:ann@a.test", "mailto:"],
	["javascript:alert(document.cookie)", "javascript:"],
	["data:text/html,secret", "data:"],
	["http://[", null],
])("%s is told as %s", (written, expected) => {
	expect(reported(written)).toBe(expected);
});

it("hides a known secret however it is escaped", () => {
	expect(reported("/x?q=p%61ss%20word&r=1", "pass word")).toBe("https://a.test/x?q=&r=1");
	expect(reported("/x?q=pass+word", "pass word")).toBe("https://a.test/x?q=");
	expect(reported("/u/p%61sswOrd/x", "passwOrd")).toBe("https://a.test/u/-/x");
	expect(reported("/a/b/c", "a/b/c")).toBe("https://a.test/");
	const byteByByte = (text: string): string =>
		[...new TextEncoder().encode(text)].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
	fc.assert(
		fc.property(fc.string({ minLength: 8 }), fc.constantFrom("/", "?q=", "#", "/a?"), (secret, before) => {
			const address = reported(`${before}${byteByByte(secret)}`, secret) ?? "";
			expect(address).not.toContain(byteByByte(secret));
			expect(decodeURIComponent(address)).not.toContain(secret);
		}),
	);
});

it("is bounded", () => {
	expect(reported(`/x?${"y".repeat(1_000_000)}`)?.length).toBe(2000);
});
