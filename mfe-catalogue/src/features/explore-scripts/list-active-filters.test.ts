import { en as categoryTexts } from "@scriptorium/hub-data/categories/messages/en";
import { expect, it } from "vitest";
import { readExplorerAddress } from "./explore-address.ts";
import { listActiveFilters } from "./list-active-filters.ts";
import { de } from "./messages/de.ts";
import { en } from "./messages/en.ts";

const filtersOf = (query: Record<string, string>) =>
	listActiveFilters(readExplorerAddress(new URLSearchParams(query)), en, categoryTexts.names);

it("names the words, every operator, the tag, the risks and editing", () => {
	const filters = filtersOf({
		search: 'table risk:low -kind:userscript csv "save as" site:*',
		category: "night",
		risk: "low",
		edit: "true",
	});
	expect(filters.map(({ label }) => label)).toEqual([
		"“table csv”",
		"Risk: Low",
		"Not Kind: Userscript",
		"“save as”",
		"Runs on every site",
		"Tag: night",
		"Security: Low",
		"Editing your own",
	]);
});

it("quotes the words as the language does", () => {
	const address = readExplorerAddress(new URLSearchParams({ search: "table" }));
	expect(listActiveFilters(address, de, categoryTexts.names).map(({ label }) => label)).toEqual(["„table“"]);
});

it("takes one back and leaves the others", () => {
	const filters = filtersOf({ search: "table tag:csv -old", category: "media" });
	expect(filters.map(({ without }) => without)).toEqual([
		{ search: "tag:csv -old" },
		{ search: "table -old" },
		{ search: "table tag:csv" },
		{ category: null },
	]);
});

it("names every category, also by its alias, and takes what is none for a tag", () => {
	const labelOf = (category: string) => filtersOf({ category }).map(({ label }) => label);
	expect(labelOf("utilities")).toEqual(["Utilities"]);
	expect(labelOf("customization")).toEqual(["Customization"]);
	expect(labelOf("zebra")).toEqual(["Tag: zebra"]);
});

it("has nothing to name on the plain page", () => {
	expect(filtersOf({})).toEqual([]);
});
