import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodeAddress } from "./decode-address.ts";

describe("decode-address", () => {
	test("text that is no address stays, percent signs and all", () => {
		const decoded = decodeAddress("a = 100%20;");
		expect(decoded.text).toBe("a = 100%20;");
		expect(decoded.storedOffset(4)).toBe(4);
	});

	test("offsets lead back to the stored text", () => {
		const stored = "  JavaScript:a%20%3D%20%22%E2%82%AC%F0%9F%98%80%22;b()";
		const decoded = decodeAddress(stored);
		expect(decoded.text).toBe('a = "€😀";b()');
		expect(decoded.storedOffset(decoded.text.indexOf("€"))).toBe(stored.indexOf("%E2"));
		expect(decoded.storedOffset(decoded.text.indexOf("😀"))).toBe(stored.indexOf("%F0"));
		expect(decoded.storedOffset(decoded.text.indexOf("b()"))).toBe(stored.indexOf("b()"));
		expect(decoded.storedOffset(decoded.text.length)).toBe(stored.length);
	});

	test("bytes that are not UTF-8 stay as written", () => {
		expect(decodeAddress("javascript:'%ff%zz'")).toMatchObject({ text: "'%ff%zz'", invalid: [12] });
	});

	test("offsets come in order, whatever is decoded", () => {
		const piece = fc.oneof(fc.string(), fc.constantFrom("%20", "%E2%82%AC", "%ff", "%", "%F0%9F%98%80", "\n"));
		fc.assert(
			fc.property(fc.array(piece), fc.boolean(), (pieces, address) => {
				const stored = (address ? "javascript:" : "") + pieces.join("");
				const decoded = decodeAddress(stored);
				let last = 0;
				for (let offset = 0; offset <= decoded.text.length; offset += 1) {
					const at = decoded.storedOffset(offset);
					expect(at).toBeGreaterThanOrEqual(last);
					last = at;
				}
				expect(last).toBe(stored.length);
			}),
		);
	});
});
