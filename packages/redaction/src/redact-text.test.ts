import fc from "fast-check";
import { expect, it } from "vitest";
import { createRedactor } from "./redact-text.ts";
import { looksRandom } from "./secret-ranges.ts";

const nothing = createRedactor([]);

it.each([
	["Pay with 4111 1111 1111 1111 now", "Pay with [redacted] now"],
	["2026-11-22 4111111111111111", "2026-11-22 [redacted]"],
	["Authorization: Bearer abcd.efgh-1234", "Authorization: Bearer [redacted]"],
	["jwt eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln end", "jwt [redacted] end"],
	["sk-proj-abcdefghijklmnopqrstuv", "[redacted]"],
	["d41d8cd98f00b204e9800998ecf8427e", "[redacted]"],
	["k=Zx81kQpR0vTn27LmWc5Yb3Hd", "k=[redacted]".slice(2)],
	["Two   lines\nof text", "Two lines of text"],
	["The-long-title-of-an-article-from-2024-in-kebab-case", "The-long-title-of-an-article-from-2024-in-kebab-case"],
	["Order 1234567890123456", "Order 1234567890123456"],
	["123e4567-e89b-42d3-a456-426614174000", "123e4567-e89b-42d3-a456-426614174000"],
])("%s is told as %s", (raw, redacted) => {
	expect(nothing.text(raw, 200)).toBe(redacted);
});

it("cuts, and says so", () => {
	expect(nothing.text("x".repeat(50), 50)).toBe("x".repeat(50));
	expect(nothing.text("x".repeat(51), 50)).toBe(`${"x".repeat(49)}…`);
	expect(nothing.text("😀".repeat(30), 10)).toBe(`${"😀".repeat(4)}…`);
	expect(nothing.text(null, 50)).toBe("");
});

it("distinguishes random runs from words", () => {
	expect(["Zx81kQpR0vTn27LmWc5Yb3Hd", "a8Fk20LsXq91ZmRt"].map(looksRandom)).toEqual([true, true]);
	expect(["getElementsByClassName2", "background_color_2024_v2"].map(looksRandom)).toEqual([false, false]);
});

it("keeps no part of a known secret, wherever it is and wherever the text is cut", () => {
	const secret = fc
		.string({ minLength: 4, maxLength: 40, unit: fc.constantFrom(..."aB3 _-%+é😀") })
		.filter((text) => text.trim().length > 3);
	fc.assert(
		fc.property(
			secret,
			fc.string({ maxLength: 30 }),
			fc.string({ maxLength: 30 }),
			fc.integer({ min: 4, max: 60 }),
			(kept, before, after, maxLength) => {
				const { text, isClean } = createRedactor([kept]);
				// Around the secret stands what it has none of.
				const [left, right] = [before, after].map((part) =>
					part.replaceAll(/[aB3 _\-%+é😀\s\d]|[\uD800-\uDFFF]/gu, "."),
				);
				const redacted = text(`${left}${kept}${right}`, maxLength);
				const marked = redacted.replaceAll(/\[redacted\]/g, "").replaceAll(/\[?r?e?d?a?c?t?e?d?…$/g, "");
				for (const letter of "aB3_%+é") expect(marked).not.toContain(letter);
				expect(redacted.length).toBeLessThanOrEqual(maxLength + "[redacted]".length);
				expect(isClean(`${left}${kept}${right}`)).toBe(false);
			},
		),
	);
});

it("handles huge texts and many secrets", () => {
	const { text } = createRedactor(Array.from({ length: 100_000 }, (_, at) => `secret ${at}`));
	expect(text(`${"1 ".repeat(5_000_000)}`, 200)).toHaveLength(200);
	expect(text("A1b".repeat(3_000_000), 200)).toBe("[redacted]…");
});
