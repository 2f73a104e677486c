import { type Suggestion, suggestions } from "@scriptorium/script-templates/suggestions";
import { expect, it } from "vitest";
import { isPopular, isReliable, suggestionCategories, suggestionsToShow } from "./suggestion-order.ts";

const none = new Set<string>();
const ids = (shown: readonly Suggestion[]) => shown.map(({ id }) => id);
const first = (): Suggestion => {
	const [suggestion] = suggestions;
	if (!suggestion) throw new Error("no suggestions");
	return suggestion;
};

it("has 12 built-in ideas, and at least one for each chip", () => {
	expect(suggestions).toHaveLength(12);
	for (const category of suggestionCategories) expect(suggestionsToShow(suggestions, category, none)).not.toEqual([]);
});

it("shows the six most popular without a category", () => {
	const shown = suggestionsToShow(suggestions, null, none);
	expect(shown).toHaveLength(6);
	const rest = suggestions.filter((suggestion) => !shown.includes(suggestion));
	const least = Math.min(...shown.map(({ popularity }) => popularity));
	for (const { popularity } of rest) expect(popularity).toBeLessThanOrEqual(least);
});

it("puts matches with the tags of the history first", () => {
	const last = suggestions.toSorted((a, b) => a.popularity - b.popularity)[0];
	const shown = suggestionsToShow(suggestions, null, new Set(last?.tags));
	expect(ids(shown)).toContain(last?.id);
	const known = shown.filter(({ tags }) => tags.some((tag) => last?.tags.includes(tag)));
	expect(shown.slice(0, known.length)).toEqual(known);
});

it("calls popular what is above 90, and reliable what was measured above 95", () => {
	expect(isPopular({ ...first(), popularity: 91 })).toBe(true);
	expect(isPopular({ ...first(), popularity: 90 })).toBe(false);
	expect(isReliable({ ...first(), successRate: 96 })).toBe(true);
	expect(isReliable({ ...first(), successRate: 95 })).toBe(false);
	expect(isReliable({ ...first(), successRate: null })).toBe(false);
});
