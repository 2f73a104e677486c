import { expect, it } from "vitest";
import { categoryLeads } from "./category-leads.ts";
import { knownCategories } from "./known-categories.ts";

it("has a sentence for every category, and for nothing else", () => {
	expect(Object.keys(categoryLeads)).toEqual(knownCategories);
	for (const lead of Object.values(categoryLeads)) expect(lead).toMatch(/^(?:Small s|S)cripts .{60,120}\.$/);
});
