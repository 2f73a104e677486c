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
const result = (performance: number, accessibility: number) => ({
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
	const { scores, failed } = finished(result(0.8, 0.9));
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
	expect(text).toMatch(/\| `home` \| +91 \| +100 \| +100 \| +100 \| +8 % \|/);
	expect(text).toContain("met by every page");
	expect(text.replaceAll("\n", " ")).toContain("800 to 950");
	expect(text).toContain("- home, accessibility, `image-alt` in 1 of 3 runs");
	expect(text).not.toContain("`speed`");
	expect(text).toContain("could not finish, not in the medians:\n\n- home: No page (NO_NAVSTART)");
	const slow = [{ page: { name: "home", path: "/" }, runs: [finished(result(0.8, 1))], unfinished: [] }];
	expect(writeAudits(slow, { runs: 1, source: "" })).toContain("missed by performance of home");
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
