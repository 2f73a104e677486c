import { expect, test } from "vitest";
import { readPublicUserscripts } from "../../../corpus/userscripts/public-userscripts.ts";
import type { Attempt } from "./try-userscript.ts";
import { findSurprises, writeTable } from "./write-table.ts";

const [listed] = readPublicUserscripts();
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

test("a result that the list does not expect is named", () => {
	const fails = { ...attempt, failed: "counts", errors: ["TypeError: no"] };
	expect(findSurprises([attempt, { ...fails, script: { ...script, failure: "The page hides it." } }])).toEqual([]);
	expect(findSurprises([fails])).toEqual([
		"A | B: fails, and the list does not say why: counts. Errors: TypeError: no",
	]);
	expect(findSurprises([{ ...attempt, script: { ...script, failure: "The page hides it." } }])).toHaveLength(1);
});
