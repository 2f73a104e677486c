import { expect, test } from "vitest";
import { auditScore } from "./audit-score.ts";

test.each([
	{ critical: 0, issues: 0, score: 100 },
	{ critical: 0, issues: 1, score: 98 },
	{ critical: 1, issues: 1, score: 78 },
	{ critical: 1, issues: 10, score: 60 },
	{ critical: 2, issues: 3, score: 54 },
	{ critical: 4, issues: 10, score: 0 },
	{ critical: 0, issues: 49, score: 2 },
	{ critical: 0, issues: 50, score: 0 },
	{ critical: 0, issues: 51, score: 0 },
	{ critical: 9, issues: 200, score: 0 },
])("$critical critical of $issues issues score $score", ({ score, ...counts }) => {
	expect(auditScore(counts)).toBe(score);
});
