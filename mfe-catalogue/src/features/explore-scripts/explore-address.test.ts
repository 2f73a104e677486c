import { describe, expect, it } from "vitest";
import { listFilters, readExplorerAddress, writeExplorerAddress } from "./explore-address.ts";

const filtersOf = (query: string) => listFilters(readExplorerAddress(new URLSearchParams(query)));

describe("the explorer's address", () => {
	it("shows everything, most installed first, when it says nothing", () => {
		expect(filtersOf("")).toEqual({ sort: "popular" });
	});
	it("takes a category for one, by its alias too, and anything else for a tag", () => {
		expect(filtersOf("category=media")).toEqual({ sort: "popular", category: "media" });
		expect(filtersOf("category=utilities")).toEqual({ sort: "popular", category: "utility" });
		expect(filtersOf("category=csv")).toEqual({ sort: "popular", tag: "csv" });
		expect(filtersOf("category=all")).toEqual({ sort: "popular" });
	});
	it("applies the security filter only with one or two of the three", () => {
		expect(filtersOf("risk=low")).toEqual({ sort: "popular", risks: ["green"] });
		expect(filtersOf("risk=high,medium")).toEqual({ sort: "popular", risks: ["amber", "red", "unrated"] });
		expect(filtersOf("risk=low,medium,high")).toEqual({ sort: "popular" });
		expect(filtersOf("risk=purple")).toEqual({ sort: "popular" });
	});
	it("never shows an unrated script as low", () => {
		expect(filtersOf("risk=low").risks).not.toContain("unrated");
	});
	it("ignores a sort that nobody knows", () => {
		expect(filtersOf("sort=drop+table").sort).toBe("popular");
		expect(filtersOf("sort=drop+table&search=json").sort).toBe("best_match");
		expect(filtersOf("sort=rating").sort).toBe("rating");
	});
	it("has the best match first while words are searched for and no order was chosen", () => {
		expect(filtersOf("search=json").sort).toBe("best_match");
		expect(filtersOf("search=tag%3Acsv").sort).toBe("popular");
		expect(filtersOf("search=json&sort=popular").sort).toBe("popular");
		expect(filtersOf("sort=best_match").sort).toBe("popular");
		const written = (query: string) => writeExplorerAddress(readExplorerAddress(new URLSearchParams(query))).toString();
		expect(written("search=json&sort=popular")).toBe("search=json&sort=popular");
		expect(written("search=json&sort=best_match")).toBe("search=json");
		expect(written("sort=best_match")).toBe("");
	});
	it("is of the first page, of cards and not for editing, when it says nothing that makes sense", () => {
		const plain = { page: 1, view: "grid", edit: false };
		expect(readExplorerAddress(new URLSearchParams(""))).toMatchObject(plain);
		expect(readExplorerAddress(new URLSearchParams("page=x&view=cube&edit=1"))).toMatchObject(plain);
	});
	it("is read back as it was written", () => {
		const query = "search=table+csv&category=media&sort=newest&risk=low%2Chigh&view=list&edit=true&page=3";
		expect(writeExplorerAddress(readExplorerAddress(new URLSearchParams(query))).toString()).toBe(query);
		expect(writeExplorerAddress(readExplorerAddress(new URLSearchParams("sort=popular"))).toString()).toBe("");
	});
});
