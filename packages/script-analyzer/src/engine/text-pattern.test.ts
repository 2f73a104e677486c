import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fromMarked, HOLE, hasMarks, literal, SITE, SITE_HOST, TextPattern } from "./text-pattern.ts";

describe("text-pattern", () => {
	test("a text without marks is a string, one with marks is a pattern", () => {
		expect(fromMarked("abc")).toBe("abc");
		expect(fromMarked(`a${HOLE}b`)).toBeInstanceOf(TextPattern);
	});

	test("a script that writes marks itself gets none", () => {
		fc.assert(
			fc.property(fc.string({ unit: fc.constantFrom("a", HOLE, SITE, SITE_HOST, "\uE003") }), (text) => {
				expect(hasMarks(literal(text))).toBe(false);
				expect(literal(text)).toHaveLength(text.length);
			}),
		);
	});

	test("known beginning and known text", () => {
		const pattern = new TextPattern(`https://${HOLE}.c.test/${HOLE}`);
		expect(pattern.prefix).toBe("https://");
		expect(pattern.known).toBe("https://.c.test/");
	});

	test("holes beside each other are one; a long text ends with one", () => {
		expect(fromMarked(`a${HOLE.repeat(5)}b`)).toEqual(new TextPattern(`a${HOLE}b`));
		const long = fromMarked("a".repeat(200_000));
		expect(long instanceof TextPattern && long.text.length).toBe(120_001);
	});
});
