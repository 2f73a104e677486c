import { expect, test } from "vitest";
import { readPublicUserscripts } from "../../../corpus/userscripts/public-userscripts.ts";
import type { Attempt } from "./try-userscript.ts";
import { findSurprises, writeTable } from "./write-table.ts";

const [listed] = readPublicUserscripts("by-need");
if (listed === undefined) throw new Error("The list is empty.");
const script = { ...listed, name: "A | B", failure: null };
const attempt: Attempt = { script, failed: null, asked: ["a.example"], errors: [], unknown: [], browserVersion: "1" };

test("the table says what works, what was asked and why not", () => {
	const explained = { ...attempt, script: { ...script, failure: "The page hides it." }, failed: "counts" };
	const table = writeTable("2026-11-26.", [attempt, explained]);
	expect(table).toContain("1 of 2 work.");
	expect(table).toContain("| A \\| B | ");
	expect(table).toContain("| works; it asks about `a.example` |");
	expect(table).toContain("**no**: not “counts”. The page hides it.");
});

test("scripts that need the page's own world are counted apart, and their failure is expected", () => {
	const needsPage = { ...attempt, script: { ...script, pageWorld: "It replaces fetch." }, failed: "counts" };
	const table = writeTable("2026-11-26.", [attempt, needsPage]);
	expect(table).toContain("1 of 2 work; 1 of 1 of those that do not need the page's own world.");
	expect(table).toContain("**no**: not “counts”. It replaces fetch.");
	expect(findSurprises([needsPage])).toEqual([]);
	expect(findSurprises([{ ...needsPage, failed: null }])).toEqual([]);
});

test("a result that the list does not expect is named", () => {
	const fails = { ...attempt, failed: "counts", errors: ["TypeError: no"] };
	expect(findSurprises([attempt, { ...fails, script: { ...script, failure: "The page hides it." } }])).toEqual([]);
	expect(findSurprises([fails])).toEqual([
		"A | B: fails, and the list does not say why: counts. Errors: TypeError: no",
	]);
	expect(findSurprises([{ ...attempt, script: { ...script, failure: "The page hides it." } }])).toHaveLength(1);
});
