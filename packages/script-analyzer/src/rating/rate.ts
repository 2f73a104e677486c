import type { RiskLevel, Severity } from "../analysis-result.ts";

const ORDER: readonly Severity[] = ["critical", "high", "medium", "low"];

/** Highest score of a script with this severity as its maximum, and how much each further finding of a severity costs. */
const BANDS: Readonly<Record<Severity, { top: number; bottom: number; cost: Readonly<Record<Severity, number>> }>> = {
	critical: { top: 15, bottom: 0, cost: { critical: 4, high: 2, medium: 1, low: 0 } },
	high: { top: 35, bottom: 16, cost: { critical: 0, high: 4, medium: 1, low: 0 } },
	medium: { top: 70, bottom: 40, cost: { critical: 0, high: 0, medium: 6, low: 1 } },
	low: { top: 95, bottom: 80, cost: { critical: 0, high: 0, medium: 0, low: 3 } },
};

/** Levels of a script that could be read. */
export type RatedLevel = Exclude<RiskLevel, "unrated">;

const LEVELS: Readonly<Record<Severity, RatedLevel>> = { critical: "red", high: "red", medium: "amber", low: "green" };

/** The most severe finding alone decides the level; the others move the score within its band only. */
export function rate(severities: readonly Severity[]): { readonly level: RatedLevel; readonly score: number } {
	const gravest = ORDER.find((severity) => severities.includes(severity));
	if (gravest === undefined) return { level: "green", score: 100 };
	const { top, bottom, cost } = BANDS[gravest];
	const total = severities.reduce((sum, severity) => sum + cost[severity], 0);
	return { level: LEVELS[gravest], score: Math.max(bottom, top + cost[gravest] - total) };
}

/** Negative when `left` is more severe. */
export function compareSeverity(left: Severity, right: Severity): number {
	return ORDER.indexOf(left) - ORDER.indexOf(right);
}
