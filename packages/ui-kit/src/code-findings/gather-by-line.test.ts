import { expect, it } from "vitest";
import { gatherByLine } from "./gather-by-line.ts";

it("gives each line its gravest severity and all its labels, in reading order", () => {
	const marked = gatherByLine([
		{ line: 9, severity: "low", label: "nine, low" },
		{ line: 2, severity: "medium", label: "two" },
		{ line: 9, severity: "critical", label: "nine, critical" },
	]);
	expect(marked).toEqual([
		{ line: 2, severity: "medium", labels: ["two"] },
		{ line: 9, severity: "critical", labels: ["nine, critical", "nine, low"] },
	]);
});
