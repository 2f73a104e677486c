import { knownCategories } from "@scriptorium/hub-data/categories/known-categories";
import { expect, it } from "vitest";
import { filledCategories } from "./filled-categories.ts";

it("has a tile for each category with scripts, and for no other", () => {
	const counts = new Map([
		["media", 0],
		["utility", 3],
		["search", 1],
		["unheard-of", 9],
	]);
	expect(filledCategories(counts)).toEqual(["search", "utility"]);
	expect(filledCategories(new Map())).toEqual([]);
});

it("shows every script in exactly one tile", () => {
	const counts = new Map<string, number>(knownCategories.map((category, place) => [category, place % 3]));
	const tiles = filledCategories(counts);
	expect(new Set(tiles).size).toBe(tiles.length);
	const shown = tiles.reduce((sum, category) => sum + (counts.get(category) ?? 0), 0);
	expect(shown).toBe([...counts.values()].reduce((sum, count) => sum + count, 0));
});
