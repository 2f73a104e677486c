import { expect, it } from "vitest";
import { parseOptions } from "./options.ts";

it("measures everything unless told otherwise", () => {
	expect(parseOptions([])).toEqual({
		parts: ["cost", "loads", "audits", "blocking", "changes", "first-visit"],
		runs: 3,
		loads: 500,
		audits: 5,
		write: false,
		busy: false,
	});
	expect(parseOptions(["--", "--only", "first-visit,cost", "--runs", "7", "--write"])).toMatchObject({
		parts: ["cost", "first-visit"],
		runs: 7,
		write: true,
	});
});

it.each([
	[["--runs", "0"], "--runs is a number from 1"],
	[["--loads", "many"], "--loads is a number from 1"],
	[["--audits", "1.5"], "--audits is a number from 1"],
	[["--only", "cost,speed"], 'no part "speed"'],
	[["--everything"], "--everything"],
])("refuses %j", (args, reason) => {
	expect(() => parseOptions(args)).toThrow(reason);
});
