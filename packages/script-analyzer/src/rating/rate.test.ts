import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Severity } from "../analysis-result.ts";
import { rate } from "./rate.ts";

const severity = fc.constantFrom<Severity>("critical", "high", "medium", "low");

describe("rate", () => {
	test.each<[readonly Severity[], string, number]>([
		[[], "green", 100],
		[["low"], "green", 95],
		[["medium"], "amber", 70],
		[["high"], "red", 35],
		[["critical"], "red", 15],
		[["critical", "critical", "high"], "red", 9],
	])("rates %j", (severities, level, score) => {
		expect(rate(severities)).toEqual({ level, score });
	});

	test("one critical finding is never averaged away, however many mild ones there are", () => {
		const many = Array.from({ length: 50 }, (): Severity => "low");
		expect(rate([...many, "critical"])).toEqual({ level: "red", score: 15 });
	});

	test("score and level never contradict each other, and a further finding never raises a score", () => {
		fc.assert(
			fc.property(fc.array(severity, { maxLength: 60 }), severity, (severities, one) => {
				const { level, score } = rate(severities);
				expect(score).toBeGreaterThanOrEqual(level === "green" ? 80 : level === "amber" ? 40 : 0);
				expect(score).toBeLessThanOrEqual(level === "green" ? 100 : level === "amber" ? 79 : 39);
				expect(rate([...severities, one]).score).toBeLessThanOrEqual(score);
				expect(rate([...severities].reverse())).toEqual({ level, score });
			}),
		);
	});
});
