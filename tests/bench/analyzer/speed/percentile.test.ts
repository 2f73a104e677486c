import { expect, it } from "vitest";
import { median, percentile, relativeSpread } from "./percentile.ts";

it("takes the nearest rank, whatever the order", () => {
	const values = Array.from({ length: 100 }, (_, index) => 100 - index);
	expect([0.5, 0.95, 0.99, 1].map((share) => percentile(values, share))).toEqual([50, 95, 99, 100]);
	expect(median([3, 1, 2])).toBe(2);
	expect(percentile([], 0.5)).toBe(0);
});

it("gives the spread relative to the median", () => {
	expect(relativeSpread([90, 100, 110])).toBeCloseTo(0.1);
	expect(relativeSpread([5])).toBe(0);
});
