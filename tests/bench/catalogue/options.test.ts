import { expect, it } from "vitest";
import { parseOptions } from "./options.ts";

it("creates 100,000 scripts by default", () => {
	expect(parseOptions([])).toEqual({ rows: 100_000, runs: 30, write: false });
	expect(parseOptions(["--", "--rows", "1000000", "--write"])).toEqual({ rows: 1_000_000, runs: 30, write: true });
});

it.each([
	[["--rows", "10"], "from 1000"],
	[["--rows", "many"], "from 1000"],
	[["--runs", "0"], "from 1"],
	[["--everything"], "--everything"],
])("refuses %j", (args, reason) => {
	expect(() => parseOptions(args)).toThrow(reason);
});
