import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodeBase64, encodeBase64 } from "./base64.ts";

const bytes = fc.uint8Array({ maxLength: 40 }).map((codes) => String.fromCharCode(...codes));

/** The platform's own: `lib.dom` is not part of this package. */
function platform(name: "atob" | "btoa", text: string): string | null {
	const run: unknown = Reflect.get(globalThis, name);
	if (typeof run !== "function") throw new Error(`No ${name} here.`);
	try {
		return String(Reflect.apply(run, undefined, [text]));
	} catch {
		return null; // it refuses the text
	}
}

describe("base64", { timeout: 60_000 }, () => {
	test("what is encoded can be decoded", () => {
		fc.assert(
			fc.property(bytes, (text) => {
				expect(decodeBase64(encodeBase64(text) ?? "")).toBe(text);
			}),
		);
	});

	test("encodes as the platform does", () => {
		fc.assert(
			fc.property(fc.oneof(bytes, fc.string({ unit: "binary" })), (text) => {
				expect(encodeBase64(text)).toBe(platform("btoa", text));
			}),
		);
	});

	test("decodes what the platform decodes, to the same", () => {
		const near = fc.string({ unit: fc.constantFrom(..."ABab01+/= \n-_ä"), maxLength: 12 });
		fc.assert(
			fc.property(near, (text) => {
				const real = platform("atob", text);
				if (real !== null) expect(decodeBase64(text)).toBe(real);
			}),
			{ numRuns: 2_000 },
		);
	});

	test.each(["a", "aaaaa", "a-b_", "ä", "YQ=a"])("refuses %s", (text) => expect(decodeBase64(text)).toBeNull());
});
