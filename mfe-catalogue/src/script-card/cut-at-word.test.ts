import { expect, it } from "vitest";
import { cutAtWord } from "./cut-at-word.ts";

it.each([
	["Saves any table.", 16, "Saves any table."],
	["Saves any table of a page.", 17, "Saves any table…"],
	["Saves any table, or two", 16, "Saves any table…"],
	["Saves any table (or two)", 18, "Saves any table…"],
	["A whole sentence. And more", 17, "A whole sentence…"],
	["don't stop", 7, "don't…"],
	["Unbreakableword", 5, "Unbre…"],
	["👩‍👩‍👧‍👧👩‍👩‍👧‍👧", 12, "👩‍👩‍👧‍👧…"],
])("cuts %o at %i to %o", (text, length, shown) => {
	expect(cutAtWord(text, length)).toBe(shown);
});

it("cuts between the words of a script without spaces", () => {
	const cut = cutAtWord("東京特許許可局に行きます", 8);
	expect(cut.endsWith("…")).toBe(true);
	expect(cut.length).toBeLessThanOrEqual(9);
});
