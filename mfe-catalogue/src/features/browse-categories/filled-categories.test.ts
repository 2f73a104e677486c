import { knownCategories } from "@scriptorium/hub-data/categories/known-categories";
import { expect, it } from "vitest";
import { filledCategories } from "./filled-categories.ts";

it("has a tile for each category with scripts, and for no other", () => {
	const counts = { media: 0, utility: 3, search: 1, "unheard-of": 9 };
	expect(filledCategories(counts)).toEqual(["search", "utility"]);
	expect(filledCategories({})).toEqual([]);
});

it("shows every script in exactly one tile", () => {
	const counts = Object.fromEntries(knownCategories.map((category, place) => [category, place % 3]));
	const tiles = filledCategories(counts);
	expect(new Set(tiles).size).toBe(tiles.length);
	const shown = tiles.reduce((sum, category) => sum + (counts[category] ?? 0), 0);
	expect(shown).toBe(Object.values(counts).reduce((sum, count) => sum + count, 0));
});
