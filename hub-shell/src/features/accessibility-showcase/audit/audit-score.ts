/** Issues of a page: each is one element that fails one rule. */
export interface IssueCounts {
	/** Those whose impact is critical; they are part of `issues`. */
	readonly critical: number;
	readonly issues: number;
}

const CRITICAL_COSTS = 20;
const ISSUE_COSTS = 2;

/**
 * Score of an audit (spec 03 § 9): 100, minus 20 per critical issue, minus 2 per issue, and at least 0. A critical issue is an issue as
 * well, so that it costs 22.
 */
export function auditScore({ critical, issues }: IssueCounts): number {
	return Math.max(0, 100 - CRITICAL_COSTS * critical - ISSUE_COSTS * issues);
}
