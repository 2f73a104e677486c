import { expect, it } from "vitest";
import { writeFirstVisit } from "./write-first-visit.ts";

const how = { runs: 3, source: "2026-11-21." };

it("names every script, the largest first, and their sum", () => {
	const text = writeFirstVisit(
		[
			{ path: "/a.js", bytes: 1_000 },
			{ path: "/b.js", bytes: 199_000 },
		],
		how,
	);
	expect(text.replaceAll("\n", " ")).toContain("2 scripts, 200.0 kB as they came (brotli), without headers");
	expect(text.replaceAll("\n", " ")).toContain("goal at most 200 kB: met.");
	expect(text.indexOf("/b.js")).toBeLessThan(text.indexOf("/a.js"));
});

it("says when there is too much", () => {
	const text = writeFirstVisit([{ path: "/a.js", bytes: 200_001 }], how);
	expect(text.replaceAll("\n", " ")).toContain("goal at most 200 kB: missed.");
});

it("shortens what is too long for a table, in the middle", () => {
	const text = writeFirstVisit([{ path: `/first${"-".repeat(100)}last.js`, bytes: 1 }], how);
	expect(text).toMatch(/\| \/first-{30}…-{29}last\.js \|/);
});
