import { VERDICTS, type Verdict } from "../../../corpus/public/public-scripts.ts";
import { type Share, wilson } from "../counts/wilson.ts";
import type { RatedScript } from "./rating.ts";

/** What of a rating is counted: a benign script that was not rated is not green. */
const OUTCOMES = {
	benign: ["red", "not-green", "unrated"],
	attack: ["red", "amber", "green", "unrated"],
} as const;
type Outcome = (typeof OUTCOMES)[Verdict][number];

export interface OutcomeCount extends Share {
	readonly verdict: Verdict;
	readonly outcome: Outcome;
	readonly n: number;
	readonly hits: number;
}

/** Shares of the outcomes of each verdict, with 95 % Wilson intervals. */
export function countOutcomes(scripts: readonly RatedScript[]): OutcomeCount[] {
	return VERDICTS.flatMap((verdict) => {
		const own = scripts.filter((script) => script.verdict === verdict);
		return OUTCOMES[verdict].map((outcome: Outcome) => {
			const hits = own.filter(
				({ rating: { level } }) => level === outcome || (outcome === "not-green" && level !== "green"),
			);
			return { verdict, outcome, n: own.length, hits: hits.length, ...wilson(hits.length, own.length) };
		});
	});
}

export interface RuleCount {
	readonly type: string;
	/** Benign scripts with a finding of the rule. */
	readonly benign: number;
	/** Of these, scripts that are red. */
	readonly benignRed: number;
	readonly attack: number;
}

/** Scripts with a finding of each rule, the rule that most benign scripts have first. */
export function countRules(scripts: readonly RatedScript[]): RuleCount[] {
	const types = [...new Set(scripts.flatMap(({ rating }) => rating.findings.map(({ type }) => type)))].sort();
	const counts = types.map((type) => {
		const having = scripts.filter(({ rating }) => rating.findings.some((finding) => finding.type === type));
		const benign = having.filter(({ verdict }) => verdict === "benign");
		return {
			type,
			benign: benign.length,
			benignRed: benign.filter(({ rating }) => rating.level === "red").length,
			attack: having.length - benign.length,
		};
	});
	return counts.sort((one, other) => other.benign - one.benign);
}

/** How many scripts were not rated, by verdict and reason. */
export function countReasons(scripts: readonly RatedScript[]): Map<string, number> {
	const counts = new Map<string, number>();
	for (const { verdict, rating } of scripts) {
		if (rating.reason === null) continue;
		const key = `${verdict}: ${rating.reason}`;
		counts.set(key, (counts.get(key) ?? 0) + 1);
	}
	return counts;
}
