import { expect, it } from "vitest";
import { problemsOf } from "./fork-form.ts";
import { en } from "./messages/en.ts";
import { suggestTitles } from "./suggest-titles.ts";

const patterns = Object.values(en.suggested);

it("offers the five titles of the specification, the default first", () => {
	expect(suggestTitles("Table to CSV", patterns)).toEqual([
		"Table to CSV (Enhanced)",
		"Table to CSV Pro",
		"Table to CSV - Improved",
		"My Table to CSV",
		"Table to CSV 2.0",
	]);
});

it.each(["x".repeat(50), "🍋".repeat(50), `${"word ".repeat(9)}word`])("cuts them to 50 characters: %s", (title) => {
	const titles = suggestTitles(title, patterns);
	expect(new Set(titles).size).toBe(5);
	for (const suggested of titles) {
		expect(Array.from(suggested).length).toBeLessThanOrEqual(50);
		expect(problemsOf({ title: suggested, description: "A description.", improvements: "" })).toEqual({});
	}
	expect(titles[0]).toMatch(/\S \(Enhanced\)$/);
});
