import type { Analysis } from "../../script-security/analysis.ts";

/** What the analysis objects to in the newer version and did not in the older one, in its own words, gravest first. */
export function newFindings(before: Analysis, after: Analysis): readonly string[] {
	const known = new Set(before.vulnerabilities.map(({ type }) => type));
	const told = after.vulnerabilities.filter(({ type }) => !known.has(type)).map(({ description }) => description);
	return [...new Set(told)];
}
