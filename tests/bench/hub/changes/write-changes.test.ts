import { expect, it } from "vitest";
import { writeChanges } from "./write-changes.ts";

const quick = { screen: "explore", firstMs: 140.4, laterMs: [30, 40, 50] };
const slow = { screen: "builder", firstMs: 400, laterMs: [90, 95, 101] };

it("shows each screen's times, and the first one apart", () => {
	const text = writeChanges({ usual: [quick], slow: [slow] }, "Today.");
	expect(text).toMatch(/\| explore \| +140 \| +40 \| +50 \| +400 \| +95 \| +101 \|/);
	expect(text.replaceAll("\n", " ")).toContain("p50 40 ms, p95 50 ms; with the slower processor 95 and 101 ms");
	expect(text).toContain("met by every screen.");
});

it("names the screens that are too slow without throttling", () => {
	expect(writeChanges({ usual: [quick, slow], slow: [] }, "Today.").replaceAll("\n", " ")).toContain(
		"missed by builder.",
	);
});
