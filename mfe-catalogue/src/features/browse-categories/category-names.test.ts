import { expect, it } from "vitest";
import { titleCase } from "./category-names.ts";

it.each([
	["utilities", "Utilities"],
	["WEB tools", "Web Tools"],
	["data-extraction", "Data Extraction"],
	["", ""],
])("sets %o as %o", (name, heading) => {
	expect(titleCase(name)).toBe(heading);
});
