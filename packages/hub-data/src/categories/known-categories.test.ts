import { expect, it } from "vitest";
import { knownCategory } from "./known-categories.ts";

it.each([
	["media", "media"],
	[" Media ", "media"],
	["utilities", "utility"],
	["developer", "development"],
	["csv", null],
	["", null],
])("reads %o as %o", (written, canonical) => {
	expect(knownCategory(written)).toBe(canonical);
});
