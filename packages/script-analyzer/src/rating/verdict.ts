import type { AnalysisResult, Verdict, Vulnerability } from "../analysis-result.ts";

/** Id of the rule: pages derive verdicts too, and need no rule for it. */
export const CHECKED_IN_PART = "checked-in-part";
/** More would not be read. */
const MAX_SENTENCES = 2;

/**
 * The answer to 'does it look like an attack?', which the level of a result also gives: red is an attack, amber is worth a look unless
 * nothing but its length speaks against it, green is nothing found.
 *
 * @param result of the analysis, with its findings most severe first
 * @returns the verdict with what it is based on
 */
export function verdictOf({
	risk_level,
	vulnerabilities,
}: Pick<AnalysisResult, "risk_level" | "vulnerabilities">): Verdict {
	const part = vulnerabilities.find(isAboutPart)?.description ?? null;
	const findings = vulnerabilities.filter((finding) => !isAboutPart(finding));
	const rest = (grounds: readonly Vulnerability[]) => ({ grounds, others: findings.length - grounds.length, part });
	switch (risk_level) {
		case "unrated":
			return { kind: "unread", grounds: [], others: 0, part: null };
		case "red":
			return { kind: "attack", ...rest(findings.slice(0, 1)) };
		case "green":
			return { kind: "nothing-found", ...rest([]) };
		case "amber": {
			const grounds = worthReading(findings.filter(({ severity }) => severity === "medium"));
			const isOnlyPart = grounds.length === 0 && part !== null;
			return { kind: isOnlyPart ? "checked-in-part" : "worth-a-look", ...rest(grounds) };
		}
	}
}

const isAboutPart = ({ type }: Vulnerability): boolean => type === CHECKED_IN_PART;

/** The first finding, and the first that says something else if both together are not too long. */
function worthReading([first, ...others]: readonly Vulnerability[]): readonly Vulnerability[] {
	if (first === undefined) return [];
	const left = MAX_SENTENCES - sentencesIn(first.description);
	const fitting = others.filter(
		({ description }) => description !== first.description && sentencesIn(description) <= left,
	);
	const second = fitting.find(({ type }) => type !== first.type) ?? fitting[0];
	return second === undefined ? [first] : [first, second];
}

/** Sentences of a finding; an address or a quoted name has no space after its periods. */
function sentencesIn(description: string): number {
	return description.trim().split(/[.!?][”"')`]?\s+(?=\p{Lu})/u).length;
}
