import { expect, it } from "vitest";
import { categoryTitle } from "./category-title.ts";

it.each([
	["utilities", "Utilities"],
	["utility", "Utilities"],
	[" MEDIA ", "Media"],
	["download", "Downloads"],
	["WEB tools", "Web Tools"],
	["data-extraction", "Data Extraction"],
	["über_uns", "Über Uns"],
	["𝒶b", "𝒶b"],
	["", ""],
])("%o has the heading %o", (written, heading) => {
	expect(categoryTitle(written)).toBe(heading);
});

it("takes the names of another language", () => {
	expect(categoryTitle("developer", { development: "Entwicklung" })).toBe("Entwicklung");
});
