import { expect, it } from "vitest";
import { textSimilarity } from "./similarity.ts";

it.each([
	["Add to cart", "Add to cart", 1],
	["Add to cart", "Add to basket", 0.667],
	["Row 3", "Row 4", 0.25],
	["3/3", "+3", 0],
	["12", "12", 1],
	["Save", "", 0],
])("%s and %s: %d", (one, other, alike) => {
	expect(textSimilarity(one, other)).toBeCloseTo(alike, 3);
});
