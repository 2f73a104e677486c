import type { Vulnerability } from "../analysis-result.ts";
import type { Finding, Rule, Subject } from "../rules/rule.ts";
import { compareSeverity } from "./rate.ts";

/** More than a reader can use; the most severe come first. */
const MAX_FINDINGS = 100;

export interface Report {
	readonly vulnerabilities: readonly Vulnerability[];
	readonly recommendations: readonly string[];
}

/** Runs the rules. One finding per rule and place: the most severe. */
export function reportFindings(rules: readonly Rule[], subject: Subject): Report {
	const { placeOf } = subject.source;
	const found: { readonly rule: Rule; readonly finding: Finding }[] = [];
	for (const rule of rules) for (const finding of gravestByPlace(rule.check(subject))) found.push({ rule, finding });
	found.sort(
		(one, other) =>
			compareSeverity(one.finding.severity, other.finding.severity) || one.finding.offset - other.finding.offset,
	);
	return {
		vulnerabilities: found.slice(0, MAX_FINDINGS).map(({ rule, finding }) => ({
			type: rule.id,
			severity: finding.severity,
			description: finding.description,
			...placeOf(finding.offset),
			path: finding.steps.map(({ offset, description }) => ({ description, ...placeOf(offset) })),
		})),
		recommendations: [...new Set(found.map(({ rule }) => rule.advice))],
	};
}

function gravestByPlace(findings: readonly Finding[]): readonly Finding[] {
	if (findings.length < 2) return findings;
	const byPlace = new Map<number, Finding>();
	for (const finding of findings) {
		const known = byPlace.get(finding.offset);
		if (!known || compareSeverity(finding.severity, known.severity) < 0) byPlace.set(finding.offset, finding);
	}
	return [...byPlace.values()];
}
