import type { AnalysisResult } from "@scriptorium/script-analyzer/analysis-result";
import { stemOf, wordsOf } from "@scriptorium/script-templates/classifier/words";
import type { AssistantContext } from "@scriptorium/shared-protocol/hub-edge/ai-script-assistant";
import type { RiskLevel } from "@scriptorium/shared-protocol/risk-level";
import { ruleTexts } from "../knowledge/texts.gen.ts";
import { en } from "../messages/en.ts";
import type { Draft, Telling } from "../ports.ts";
import { rateCode, ratedStep } from "./rate-code.ts";

export type OpenScript = Extract<AssistantContext, { kind: "script" | "edited" }>;
export type Finding = OpenScript["findings"][number];

/** The rating of the open script, as far as it is known. */
export interface KnownRating {
	readonly risk: RiskLevel;
	readonly findings: readonly Finding[];
	/** Only of a rating that was made here. */
	readonly analysis: AnalysisResult | null;
}

interface RuleText {
	readonly title: string;
	readonly why: string;
	readonly advice: string;
}
const rules: Readonly<Partial<Record<string, RuleText>>> = ruleTexts;

const MAX_SHOWN_FINDINGS = 5;

/** The page that says how ratings are made. */
const ABOUT_RATINGS = { title: "How the security rating works", path: "/security" } as const;

/**
 * Finds the rating of the open script: the one that the person sees, or a new one where there is none.
 * @param script that is open
 * @param tell is told when the code was rated
 * @returns the rating
 */
export function ratingOf({ code, title, risk, findings }: OpenScript, tell: Telling): KnownRating {
	if (risk !== null) return { risk, findings, analysis: null };
	const analysis = rateCode(code, title);
	tell.step(ratedStep(analysis));
	return { risk: analysis.risk_level, findings: analysis.vulnerabilities, analysis };
}

/**
 * Finds the description of a finding's rule.
 * @param finding of a rating
 * @returns the rule's own texts; undefined for a rule that this version does not know
 */
export const ruleOf = ({ type }: Finding): RuleText | undefined =>
	Object.hasOwn(rules, type) ? rules[type] : undefined;

/**
 * Explains the rating of the open script by the analyzer's findings and the texts of their rules.
 * @param message of the person, which may name a line or a rule
 * @param script that is open
 * @param tell is told what was done
 * @returns the answer
 */
export function explainRating(message: string, script: OpenScript, tell: Telling): Draft {
	const { risk, findings, analysis } = ratingOf(script, tell);
	const opening = en.rated(script.title || "Untitled", risk);
	const documents = [ABOUT_RATINGS];
	if (risk === "unrated") {
		return { content: `${opening} ${en.unratedBecause(analysis?.summary ?? "")}`.trim(), documents };
	}
	if (findings.length === 0) return { content: `${opening} ${en.noFindings}`, documents };
	const named = findings.filter((finding) => isNamed(message, finding));
	const meant = named.length > 0 ? named : findings;
	const shown = meant.slice(0, MAX_SHOWN_FINDINGS);
	tell.step({ kind: "explained", findings: shown.length });
	const paragraphs = shown.map((finding, index) => {
		const rule = ruleOf(finding);
		const what = en.finding(index + 1, finding.line, finding.severity, finding.description);
		return rule === undefined ? what : `${what}\n${en.rule(rule.title, rule.why, rule.advice)}`;
	});
	const rest = meant.length - shown.length;
	return {
		content: [opening, ...paragraphs, ...(rest === 0 ? [] : [en.moreFindings(rest)])].join("\n\n"),
		documents,
	};
}

/** Questions for what a script does, not for how it is rated. */
const WHAT_IT_DOES = /\bwhat (?:does|can|will) (?:it|this|the|that)\b|\bcapabilit(?:y|ies)\b/i;
const MAX_NAMED = 10;

/**
 * Describes what the open script does, by the analysis of its code.
 * @param message of the person
 * @param script that is open
 * @param tell is told that the code was analyzed
 * @returns the answer; null when the message does not ask for it
 */
export function describeOpenScript(message: string, script: OpenScript, tell: Telling): Draft | null {
	if (!WHAT_IT_DOES.test(message)) return null;
	const analysis = rateCode(script.code, script.title);
	const step = ratedStep(analysis);
	tell.step(step);
	const { risk_level: risk, summary, capabilities } = analysis;
	const named = (list: readonly string[]) => [...new Set(list)].slice(0, MAX_NAMED);
	const patterns = named(capabilities.runs_on.map(({ what }) => what));
	const hosts = named(capabilities.hosts.map(({ host }) => host));
	const others = step.capabilities.filter((one) => one !== "hosts").map((one) => en.capabilities[one]);
	const sentences = [
		en.does(script.title || "Untitled", script.description),
		...(patterns.length === 0 ? [] : [en.runsOn(patterns)]),
		...(hosts.length === 0 ? [] : [en.contacts(hosts)]),
		...(others.length === 0 ? [] : [en.can(others)]),
		risk === "unrated" ? en.unratedBecause(summary) : en.rated(script.title || "Untitled", risk),
	];
	return { content: sentences.join("\n"), documents: [ABOUT_RATINGS] };
}

/** Words of rules' titles that stand in questions about every finding. */
const COMMON = new Set(["on", "the", "to", "away", "of", "a", "by", "is", "and", "script", "site", "page", "rate"]);

/** Whether the message means this finding: its line, its rule, or most words of the rule's title. */
function isNamed(message: string, finding: Finding): boolean {
	if (new RegExp(String.raw`\bline ${finding.line}\b`, "i").test(message)) return true;
	if (message.toLowerCase().includes(finding.type)) return true;
	const subjects = wordsOf(ruleOf(finding)?.title ?? "")
		.map(stemOf)
		.filter((stem) => !COMMON.has(stem));
	const asked = new Set(wordsOf(message).map(stemOf));
	return subjects.length > 0 && subjects.filter((stem) => asked.has(stem)).length * 2 > subjects.length;
}
