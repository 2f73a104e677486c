import { expect, it } from "vitest";
import { readResult } from "./read-result.ts";
import { listFailures, writeAudits } from "./write-audits.ts";

const category = (score: number | null, ...ids: string[]) => ({ score, auditRefs: ids.map((id) => ({ id })) });
const audit = (title: string, score: number | null, more: object = {}) => ({
	title,
	score,
	scoreDisplayMode: "binary",
	...more,
});
const result = (performance: number, accessibility: number, layoutShift = 0.01) => ({
	lighthouseVersion: "13",
	environment: { benchmarkIndex: performance * 1000 },
	categories: {
		performance: category(performance, "speed"),
		accessibility: category(accessibility, "image-alt", "label"),
		"best-practices": category(1, "console", "manual"),
		seo: category(1),
	},
	audits: {
		speed: audit("Speed Index", performance, {
			displayValue: "3.1 s",
			details: { items: { noRedirects: { value: true, label: "No redirects" } } },
		}),
		"image-alt": audit("Images have no text", accessibility, {
			details: { items: [{ node: { snippet: '<img src="a.png">', explanation: "Fix\n  this" } }, { score: 3 }] },
		}),
		label: audit("Fields have labels", 1),
		"largest-contentful-paint": audit("LCP", 1, { numericValue: performance * 2000 }),
		"total-blocking-time": audit("TBT", 1, { numericValue: 120 }),
		"cumulative-layout-shift": audit("CLS", 1, { numericValue: layoutShift }),
		"network-requests": audit("Requests", 1, {
			details: {
				items: [
					{ resourceType: "Script", transferSize: 90_000 },
					{ resourceType: "Script", transferSize: 10_500 },
					{ resourceType: "Font", transferSize: 30_000 },
					{ url: "data:," },
				],
			},
		}),
		console: audit("Console", null, { scoreDisplayMode: "error", errorMessage: "No console" }),
		manual: audit("By hand", null, { scoreDisplayMode: "manual" }),
	},
});
const finished = (value: unknown) => {
	const run = readResult(value);
	if ("unfinished" in run) throw new Error(run.unfinished);
	return run;
};
const pages = [
	{
		page: { name: "home", path: "/" },
		runs: [result(0.8, 1), result(0.95, 0.9), result(0.91, 1)].map(finished),
		unfinished: ["No page (NO_NAVSTART)"],
	},
];

it("reads scores and failed audits with their descriptions", () => {
	const { scores, figures, failed } = finished(result(0.8, 0.9));
	expect(figures).toEqual({ largestPaintMs: 1600, blockingMs: 120, layoutShift: 0.01, scriptBytes: 100_500 });
	expect(scores).toEqual({ performance: 80, accessibility: 90, "best-practices": 100, seo: 100 });
	expect(failed).toEqual([
		{ category: "performance", id: "speed", title: "Speed Index; 3.1 s", found: ["No redirects"] },
		{
			category: "accessibility",
			id: "image-alt",
			title: "Images have no text",
			found: ['<img src="a.png"> | Fix this', '{"score":3}'],
		},
		{ category: "best-practices", id: "console", title: "Console; No console", found: [] },
	]);
});

it("keeps why a run had no end, and refuses one without a score", () => {
	expect(readResult({ runtimeError: { message: "No page" }, categories: {} })).toEqual({ unfinished: "No page" });
	expect(() =>
		readResult({ ...result(1, 1), categories: { ...result(1, 1).categories, seo: category(null) } }),
	).toThrow("no score for seo");
});

it("reports medians, what misses its goal, and how often an audit failed", () => {
	const text = writeAudits(pages, { runs: 3, source: "2026-11-21." });
	expect(text).toMatch(
		/\| `home` \| +91 \| +95 \| +8 % \| +100 \| +100 \| +100 \| +1820 \| +120 \| 0\.010 \| +100\.5 \|/,
	);
	expect(text).toContain("missed by performance of home.");
	expect(text.replaceAll("\n", " ")).toContain("800 to 950");
	expect(text).toContain("- home, accessibility, `image-alt` in 1 of 3 runs");
	expect(text).not.toContain("`speed`");
	expect(text).toContain("could not finish, not in the medians:\n\n- home: No page (NO_NAVSTART)");
	const written = (name: string, run: object) =>
		writeAudits([{ page: { name, path: "/" }, runs: [finished(run)], unfinished: [] }], { runs: 1, source: "" });
	expect(written("builder", result(0.9, 1))).toContain("met by every page");
	expect(written("builder", result(1.3, 1, 0.03))).toContain("missed by layout shift of builder, LCP of builder");
	expect(written("terms", result(0.8, 1))).toContain("missed by performance of terms");
	const runs = [finished(result(0.6, 1)), finished(result(0.95, 1))];
	const wavering = writeAudits([{ page: { name: "home", path: "/" }, runs, unfinished: [] }], { runs: 2, source: "" });
	expect(wavering.replaceAll("\n", " ")).toContain("The machine wavered");
});

it("lists everything for the terminal", () => {
	expect(listFailures(pages).split("\n")).toEqual([
		"Audits of / without a full score:",
		"  performance speed (3 of 3): Speed Index; 3.1 s",
		"    No redirects",
		"  best-practices console (3 of 3): Console; No console",
		"  accessibility image-alt (1 of 3): Images have no text",
		'    <img src="a.png"> | Fix this',
		'    {"score":3}',
	]);
});
