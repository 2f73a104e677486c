import { expect, it } from "vitest";
import { parseOptions } from "./options.ts";

it("measures both halves by default", () => {
	expect(parseOptions([])).toMatchObject({ halves: ["develop", "sealed"], fast: false, write: false, runs: 5 });
	expect(parseOptions(["--", "--half", "develop", "--fast"])).toMatchObject({ halves: ["develop"], fast: true });
});

it.each([
	[["--half", "sealde"], "no half"],
	[["--write", "--fast"], "everything measured"],
	[["--write", "--half", "sealed"], "everything measured"],
	[["--runs", "0"], "from 1"],
	[["--everything"], "--everything"],
])("refuses %j", (args, reason) => {
	expect(() => parseOptions(args)).toThrow(reason);
});
