import type { CheckResult, NodeResult, Result } from "axe-core";
import { auditScore } from "./audit-score.ts";
import type { Axe } from "./load-axe.ts";

export const IMPACTS = ["critical", "serious", "moderate", "minor"] as const;
export type Impact = (typeof IMPACTS)[number];

/** One element that fails a rule, or that axe-core could not judge. */
export interface AuditedElement {
	readonly impact: Impact;
	/** Null when it is not in this document any more. */
	readonly element: Element | null;
	/** Selector, for people. */
	readonly target: string;
	/** Its HTML, shortened by axe-core. */
	readonly html: string;
	/** Repairing any one of these is enough. */
	readonly anyOf: readonly string[];
	/** All of these have to be repaired. */
	readonly allOf: readonly string[];
}

/** A rule, with the elements that fail it. */
export interface AuditedRule {
	readonly id: string;
	readonly impact: Impact;
	/** What has to be so, in one sentence. */
	readonly help: string;
	readonly description: string;
	/** Explanation of the rule by its authors. */
	readonly helpUrl: string;
	readonly elements: readonly AuditedElement[];
}

export interface AuditReport {
	readonly score: number;
	readonly critical: number;
	readonly issues: number;
	/** Worst first. */
	readonly failed: readonly AuditedRule[];
	/** What a person has to decide; it does not count. */
	readonly undecided: readonly AuditedRule[];
	/** How many rules found something to check and no fault. */
	readonly passed: number;
}

/** Attribute of what the audit itself shows: its panel, its results, its ring. */
export const AUDIT_PART = "data-accessibility-audit";
const NOT_AUDITED = `[${AUDIT_PART}]`;

/** axe-core runs one audit at a time. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Audits the whole document with the rules that axe-core runs by default. Frames are left out: those of the hub show code that is tried.
 * @param axe loaded by `loadAxe`
 * @returns rules with at least one failing or undecided element, and the score of spec 03 § 9
 * @throws when axe-core fails
 */
export async function auditDocument(axe: Axe): Promise<AuditReport> {
	const run = last.then(
		() => runAxe(axe),
		() => runAxe(axe),
	);
	last = run;
	const { violations, incomplete, passes } = await run;
	const failed = violations.map(auditedRule).toSorted(worstFirst);
	const elements = failed.flatMap((rule) => rule.elements);
	const critical = elements.filter(({ impact }) => impact === "critical").length;
	const issues = elements.length;
	return {
		score: auditScore({ critical, issues }),
		critical,
		issues,
		failed,
		undecided: incomplete.map(auditedRule).toSorted(worstFirst),
		passed: passes.length,
	};
}

const runAxe = (axe: Axe) =>
	axe.run({ exclude: [NOT_AUDITED] }, { elementRef: true, iframes: false, resultTypes: ["violations", "incomplete"] });

const worstFirst = (one: AuditedRule, other: AuditedRule) =>
	IMPACTS.indexOf(one.impact) - IMPACTS.indexOf(other.impact) || other.elements.length - one.elements.length;

function auditedRule({ id, impact, help, description, helpUrl, nodes }: Result): AuditedRule {
	return { id, impact: impact ?? "minor", help, description, helpUrl, elements: nodes.map(auditedElement) };
}

function auditedElement({ impact, element, target, html, any, all, none }: NodeResult): AuditedElement {
	return {
		impact: impact ?? "minor",
		element: element ?? null,
		target: target.flat().join(" "),
		html,
		anyOf: messages(any),
		allOf: messages([all, none].flat()),
	};
}

const messages = (checks: readonly CheckResult[]) => [...new Set(checks.map(({ message }) => message))];
