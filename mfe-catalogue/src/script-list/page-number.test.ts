import { expect, it } from "vitest";
import { countPages, readPageNumber, withPage } from "./page-number.ts";

it.each([
	["", 1],
	["page=3", 3],
	["page=0", 1],
	["page=-2", 1],
	["page=1e3", 1],
	["page=999999", 4000],
	["page=<b>", 1],
])("reads %j as page %i", (query, page) => {
	expect(readPageNumber(new URLSearchParams(query))).toBe(page);
});

it("counts pages as far as the total is known", () => {
	expect([0, 24, 25, 1000].map(countPages)).toEqual([1, 1, 2, 42]);
	expect(countPages(1001)).toBeNull();
});

it("changes the page and nothing else, and leaves the first one out", () => {
	const query = new URLSearchParams("search=a&page=3&view=list");
	expect(withPage(query, 4)).toBe("?search=a&page=4&view=list");
	expect(withPage(query, 1)).toBe("?search=a&view=list");
	expect(withPage(new URLSearchParams("page=2"), 1)).toBe("");
});
