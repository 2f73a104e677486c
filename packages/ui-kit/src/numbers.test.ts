import fc from "fast-check";
import { afterEach, expect, it, vi } from "vitest";
import { compactNumber, pluralForm, wholeNumber } from "./numbers.ts";

const locales = ["en", "en-US", "en-GB", "en-IN", "en-ZA", "de", "cs", "fr", "ar-EG", "hi-IN"] as const;
const numbers = fc.oneof(
	fc.integer({ min: -20, max: 1100 }),
	fc.integer({ min: 0, max: 10_000_000 }),
	fc.maxSafeInteger(),
	fc.double({ noNaN: true, noDefaultInfinity: true, min: -10, max: 2_000_000 }),
	fc.constantFrom(0, -0, 1, 999, 1000, 1e15, Number.NaN, Number.POSITIVE_INFINITY),
);

afterEach(() => {
	vi.unstubAllGlobals();
});

it("writes every number as Intl does", () => {
	fc.assert(
		fc.property(numbers, fc.constantFrom(...locales), (value, locale) => {
			expect(wholeNumber(value, locale)).toBe(new Intl.NumberFormat(locale).format(value));
			expect(compactNumber(value, locale)).toBe(
				new Intl.NumberFormat(locale, { notation: "compact", maximumFractionDigits: 1 }).format(value),
			);
			expect(pluralForm(value, locale)).toBe(new Intl.PluralRules(locale).select(value));
		}),
		{ numRuns: 2000 },
	);
});

it("needs no Intl for what a list of scripts in English shows", () => {
	vi.stubGlobal("Intl", undefined);
	expect(wholeNumber(12_345, "en")).toBe("12,345");
	expect(compactNumber(999, "en")).toBe("999");
	expect(pluralForm(2, "en")).toBe("other");
});
