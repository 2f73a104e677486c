import { expect, it } from "vitest";
import { replaceSection } from "./write-section.ts";

const before = `# Benchmarks

<!-- hub-cost:begin (written by the bench) -->
old
<!-- hub-cost:end -->

<!-- hub-loads:begin -->
<!-- hub-loads:end -->
`;

it("replaces one part and leaves the others", () => {
	const after = replaceSection(before, "hub-cost", "costs $& less");
	expect(after).toBe(before.replace("old", () => "\ncosts $& less\n"));
});

it("writes tables without padding", () => {
	const report = "| Scanner  | kB/s |\n| -------- | ---: |\n| a `b  c` |  446 |\n\nA line with two  spaces.";
	expect(replaceSection(before, "hub-cost", report)).toContain(
		"\n| Scanner | kB/s |\n| --- | ---: |\n| a `b  c` | 446 |\n\nA line with two  spaces.\n",
	);
});

it("refuses a text without the marks", () => {
	expect(() => replaceSection(before, "hub-audits", "all well")).toThrow("hub-audits:begin");
});
