import type { Finding } from "../../script-security/analysis.ts";

/** Something was not found. */
export const MISSED = "missed";

/** Identifies a finding in forms, drafts and pending actions: by its rule and place, as the database does. */
export function claimAbout({ type, line, column }: Pick<Finding, "type" | "line" | "column">): string {
	return `${type} ${line} ${column}`;
}

/**
 * Finds what a claim is about.
 * @returns the finding; null if something was not found; undefined if the rating does not have the finding
 */
export function findingOfClaim(claim: string, findings: readonly Finding[]): Finding | null | undefined {
	return claim === MISSED ? null : findings.find((finding) => claimAbout(finding) === claim);
}

/** Findings that forms can tell apart: of several of a rule at one place the first, which is the most severe. */
export function reportableFindings(findings: readonly Finding[]): readonly Finding[] {
	const claims = findings.map(claimAbout);
	return findings.filter((_, index) => claims.indexOf(claims[index] ?? "") === index);
}
