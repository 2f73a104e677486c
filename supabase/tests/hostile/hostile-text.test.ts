import { describe, expect, test } from "vitest";
import { type HostileField, hostileText, SHAPES } from "./hostile-text.ts";
import { addressVectors, markupVectors, queryVectors } from "./vectors.ts";

const title: HostileField = { kind: "line", min: 3, max: 50 };
const some = (count: number, field = title, seed = 1) =>
	Array.from({ length: count }, (_, index) => hostileText(seed, index, field));
const lengthOf = (text: string) => [...text].length;

describe("hostile texts", () => {
	test("are determined by seed, index and field, and differ between seeds", () => {
		expect(some(200)).toEqual(some(200));
		expect(some(200)).not.toEqual(some(200, title, 2));
	});

	test("cover the lengths at the limits: empty, too short, maximum, too long, huge", () => {
		const lengths = some(SHAPES * 20).map(lengthOf);
		for (const length of [0, 2, 50, 51]) expect(lengths).toContain(length);
		expect(Math.max(...lengths)).toBeGreaterThan(1_000_000);
	});

	test("are mostly within the limits, so that they are stored and not only refused", () => {
		const lengths = some(400).map(lengthOf);
		expect(lengths.filter((length) => length >= 3 && length <= 50).length).toBeGreaterThan(200);
	});

	test.each([
		["line", markupVectors],
		["address", addressVectors],
		["search", queryVectors],
	] as const)("of a %s bring all its vectors", (kind, vectors) => {
		const texts = some(4_000, { kind, min: 0, max: 500 });
		for (const vector of vectors)
			expect(
				texts.some((text) => text.includes(vector)),
				vector,
			).toBe(true);
	});

	test("contain NUL, lone surrogates, bidirectional controls and characters above U+FFFF", () => {
		const all = some(4_000)
			.filter((text) => text.length < 1_000)
			.join("\n");
		for (const part of ["\u0000", "\u202e", "\u{1F600}", "<script>"]) expect(all).toContain(part);
		expect(some(4_000).some((text) => !text.isWellFormed())).toBe(true);
	});
});
