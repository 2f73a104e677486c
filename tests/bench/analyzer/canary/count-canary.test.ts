import { analyzeScript } from "@scriptorium/script-analyzer/analyze-script";
import type { CanaryReport } from "@scriptorium/script-canary/canary-report";
import { expect, it } from "vitest";
import type { RatedSample } from "../rated-sample.ts";
import { canaryOfCard, countCanary, isToRun } from "./count-canary.ts";

const base = analyzeScript({ code: "" });
const rated = (kind: "risky" | "benign", level: "red" | "amber" | "green", found: "red" | "green"): RatedSample => ({
	sample: {
		half: "tuning",
		file: "x",
		class: kind,
		group: "x",
		level,
		threat: null,
		why: "",
		code: "",
		harmLines: [],
	},
	result: { ...base, risk_level: found },
});
const evidence = [{ what: "cookie", host: "x.test", via: "fetch", description: "" }];
const caught: CanaryReport = { answer: "none", reason: "late", evidence, requests: 1 };
const silent: CanaryReport = { answer: "none", reason: "late", evidence: [], requests: 0 };
const clean: CanaryReport = { answer: "ran", evidence: [], requests: 0 };

it("counts what reading and running find of the samples labeled red", () => {
	const samples = [
		rated("risky", "red", "red"),
		rated("risky", "red", "green"),
		rated("risky", "red", "green"),
		rated("risky", "amber", "red"),
		rated("benign", "green", "green"),
	];
	const reports = [silent, caught, clean, caught, caught];
	const runs = new Map(samples.map((one, at) => [one, reports[at] ?? clean]));
	const counts = countCanary("tuning", samples, runs);
	expect(counts).toEqual({ half: "tuning", n: 3, read: 1, run: 1, either: 2, silent: 1, benign: 1, alarms: 1 });
	expect(canaryOfCard([counts])).toMatchObject([{ half: "tuning", n: 3, red: 2 }]);
	expect(samples.map((one) => isToRun(one, false))).toEqual([true, true, true, false, false]);
});
