import type { Severity } from "../analysis-result.ts";
import { type RatedLevel, rate } from "./rate.ts";

/** What the rating of a script would be without one of its findings. */
export interface RatingWithout {
	readonly level: RatedLevel;
	/** The finding decides the level: without it, the level is lower. */
	readonly isLower: boolean;
}

/**
 * Computes what lifting a finding would change, by the severities alone.
 * @param findings all findings of the script
 * @param index place of the finding in the list, from 0
 * @returns the level without the finding, and whether it is lower
 */
export function withoutFinding(findings: readonly { readonly severity: Severity }[], index: number): RatingWithout {
	const severities = findings.map(({ severity }) => severity);
	const { level } = rate(severities.filter((_, place) => place !== index));
	return { level, isLower: level !== rate(severities).level };
}
