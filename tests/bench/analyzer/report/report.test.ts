import { expect, it } from "vitest";
import { table } from "./table.ts";
import { wrap } from "./wrap.ts";

it("lines up a table, the first column left and the others right", () => {
	expect(
		table(
			["What", "n"],
			[
				["cookies", 7],
				["keys", "1,000"],
			],
		),
	).toBe(["| What    |     n |", "| ------- | ----: |", "| cookies |     7 |", "| keys    | 1,000 |"].join("\n"));
});

it("breaks between words and never within one", () => {
	expect(wrap("one two three fourteen", 9)).toBe("one two\nthree\nfourteen");
});
