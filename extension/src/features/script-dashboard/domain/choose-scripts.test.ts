import type { ScriptSummary } from "@scriptorium/shared-protocol/extension-internal/script-summary";
import { describe, expect, test } from "vitest";
import { canMove, chooseScripts, type FilterKey, type SortKey } from "./choose-scripts.ts";

const summary = (name: string, more: Partial<ScriptSummary> = {}): ScriptSummary => ({
	id: name,
	name,
	version: "1",
	author: null,
	description: null,
	enabled: true,
	missingRequires: [],
	sourceUrl: "",
	updateUrl: null,
	runsOn: [],
	installedAt: "2026-01-01",
	updatedAt: "2026-01-01",
	runs: 0,
	errors: 0,
	lastRunAt: null,
	lastError: null,
	runsOnPage: false,
	runsNowhere: false,
	hasOwnRules: false,
	offOnSite: false,
	offSites: [],
	rating: null,
	edited: false,
	update: null,
	checkedAt: null,
	checkProblem: null,
	size: 1,
	...more,
});

const scripts = [
	summary("Tea Timer", { author: "Ann", runsOn: ["tea.example"], size: 3 }),
	summary("äpfel", { description: "counts Tea cups", errors: 2, lastRunAt: "2026-02-02" }),
	summary("Number 10", { sourceUrl: "https://hub.test/scripts/ten.user.js", enabled: false, updatedAt: "2026-03-03" }),
	summary("number 9", { checkProblem: "no answer", installedAt: "2026-04-04" }),
];
const choose = (query: string, sort: SortKey = "order", filter: FilterKey = "all") =>
	chooseScripts(scripts, { query, sort, filter }, "en").map(({ name }) => name);

describe("choose-scripts", () => {
	test.each([
		["", ["Tea Timer", "äpfel", "Number 10", "number 9"]],
		["tea", ["Tea Timer", "äpfel"]],
		["  TEA   ann ", ["Tea Timer"]],
		["timer tea", ["Tea Timer"]],
		["cups", ["äpfel"]],
		["ÄPF", ["äpfel"]],
		["example", ["Tea Timer"]],
		["ten.user.js", ["Number 10"]],
		["number 1", ["Number 10"]],
		["tea number", []],
	])("a search for %j finds %j, in the user's order", (query, names) => expect(choose(query)).toEqual(names));

	test.each<[SortKey, readonly string[]]>([
		["name", ["äpfel", "number 9", "Number 10", "Tea Timer"]],
		["lastRun", ["äpfel", "number 9", "Number 10", "Tea Timer"]],
		["updated", ["Number 10", "äpfel", "number 9", "Tea Timer"]],
		["installed", ["number 9", "äpfel", "Number 10", "Tea Timer"]],
		["errors", ["äpfel", "number 9", "Number 10", "Tea Timer"]],
		["size", ["Tea Timer", "äpfel", "number 9", "Number 10"]],
	])("sorted by %s: %j", (sort, names) => expect(choose("", sort)).toEqual(names));

	test.each<[FilterKey, readonly string[]]>([
		["on", ["Tea Timer", "äpfel", "number 9"]],
		["off", ["Number 10"]],
		["update", []],
		["errors", ["äpfel", "number 9"]],
	])("filtered by %s: %j", (filter, names) => expect(choose("", "order", filter)).toEqual(names));

	test("scripts are moved only where all of them are shown in the user's order", () => {
		const all = { query: " ", sort: "order", filter: "all" } as const;
		expect(canMove(all)).toBe(true);
		expect([
			canMove({ ...all, query: "a" }),
			canMove({ ...all, sort: "name" }),
			canMove({ ...all, filter: "on" }),
		]).toEqual([false, false, false]);
	});
});
