import { expect, it } from "vitest";
import { textSimilarity } from "./similarity.ts";

it.each([
	["Add to cart", "Add to cart", 1],
	["Add to cart", "Add to basket", 0.667],
	["Row 3", "Row 4", 0.25],
	["3/3", "+3", 0],
	["12", "12", 1],
	["Save", "", 0],
	// Pieces that follow each other without a blank, in another order.
	["rice 320 g", "320 grice", 0.95],
	["EditDeleteShare", "ShareDeleteEdit", 0.95],
	["Room 12, floor 3", "Room 13, floor 2", 0.25],
	["EditDeleteShare", "NewEditDeleteShare", 0.75],
	["Chapter 1", "Chapter 12", 0.25],
])("%s and %s: %d", (one, other, alike) => {
	expect(textSimilarity(one, other)).toBeCloseTo(alike, 3);
});
