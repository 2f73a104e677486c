import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { encodeBookmarklet } from "./bookmarklet-url.ts";
import { decodeAddress } from "./decode-address.ts";

// Hundreds of generated cases: seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

describe("bookmarklet-url", () => {
	test("any code survives encoding and decoding", () => {
		fc.assert(
			fc.property(fc.string({ unit: "binary" }), (code) => {
				const url = encodeBookmarklet(code);
				expect(url).toMatch(/^javascript:[!-~]*$/);
				expect(url).not.toMatch(/["<>\s]/);
				expect(decodeAddress(url).text).toBe(code.replace(/\p{Surrogate}/gu, "\uFFFD"));
			}),
			{ seed: 2, numRuns: 500 },
		);
	});

	test.each([
		["javascript:alert(1)", "alert(1)"],
		["  JavaScript:alert('100%')", "alert('100%')"],
		["javascript:a%20%E4b%FF", "a%20%E4b%FF".replace("%20%E4", "%20%E4")],
		["alert('%20')", "alert('%20')"],
	])("%s", (text, code) => {
		expect(decodeAddress(text).text).toBe(code);
	});
});
