import { expect, it } from "vitest";
import { parseOptions } from "./options.ts";

it("measures both halves by default", () => {
	expect(parseOptions([])).toMatchObject({ halves: ["tuning", "held-out"], fast: false, write: false, runs: 5 });
	expect(parseOptions(["--", "--half", "tuning", "--fast"])).toMatchObject({ halves: ["tuning"], fast: true });
});

it.each([
	[["--half", "sealde"], "no half"],
	[["--write", "--fast"], "everything measured"],
	[["--write", "--half", "held-out"], "everything measured"],
	[["--runs", "0"], "from 1"],
	[["--everything"], "--everything"],
])("refuses %j", (args, reason) => {
	expect(() => parseOptions(args)).toThrow(reason);
});
