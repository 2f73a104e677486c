import { expect, it } from "vitest";
import type { PageLoad } from "../browser/load-page.ts";
import { compareCost } from "./compare-costs.ts";
import { listChunks, writeCost } from "./write-cost.ts";

const request = (path: string, type: string, bytes: number) => ({
	url: `http://localhost:1${path}`,
	type,
	bytes,
	headerBytes: 200,
	status: 200,
	startedMs: 0,
	endedMs: 1,
	failure: null,
});
const load = (largestPaintMs: number, scripts: number): PageLoad => ({
	title: "Home",
	largestPaintMs,
	blockingMs: 0,
	mainThreadMs: 0,
	requests: [request("/", "Document", 10_000), request("/a.js", "Script", scripts), request("/b.js", "Script", 90_000)],
});
const cost = {
	page: { name: "home", path: "/" },
	one: [load(1000, 100_000), load(900, 100_000), load(1300, 100_000)],
	federated: [load(1200, 120_000), load(1250, 120_000), load(800, 120_000)],
};
const how = { runs: 3, source: "2026-11-21." };

it("compares medians, and keeps the larger spread", () => {
	const { bytes, scriptBytes, largestPaintMs, requests } = compareCost(cost);
	expect(bytes).toEqual({ one: 200_000, federated: 220_000, ratio: 1.1, spread: 0 });
	expect(scriptBytes).toMatchObject({ one: 190_000, federated: 210_000 });
	expect(largestPaintMs).toMatchObject({ one: 1000, federated: 1200, ratio: 1.2, spread: 0.2 });
	expect(largestPaintMs.spread).toBeCloseTo(0.2);
	expect(requests).toMatchObject({ one: 3, federated: 3 });
});

it("names the pages that miss the goal, and by how much", () => {
	const text = writeCost([compareCost(cost)], how);
	expect(text).toContain("missed by LCP of home × 1.20.");
	expect(text).toMatch(/\| `home` \| +all kB \| +200\.0 \| +220\.0 \| × 1\.10 \| +0 % \|/);
	expect(writeCost([compareCost({ ...cost, federated: cost.one })], how)).toContain("met by every page");
});

it("names the scripts of both builds, the largest first", () => {
	expect(listChunks([cost]).split("\n")).toEqual([
		"Scripts of /, one application:",
		"   100.0 kB  /a.js",
		"    90.0 kB  /b.js",
		"Scripts of /, federated:",
		"   120.0 kB  /a.js",
		"    90.0 kB  /b.js",
	]);
});
