import * as z from "zod/mini";
import { codeAccess, siteAccess, verdictKind } from "./hub-edge/analysis-result.ts";

/** What the analyzer's bench writes to `/scorecard.json` and the page `/security/scorecard` reads. */

/** A share between 0 and 1 with its 95 % Wilson interval; all null where there was nothing to count. */
const share = { rate: z.nullable(z.number()), low: z.nullable(z.number()), high: z.nullable(z.number()) };
const count = z.int().check(z.gte(0));
const milliseconds = z.number().check(z.gte(0));
/** Tuning: rules were tuned on it. Held-out: written before the rules and never looked at by their authors. */
const half = z.enum(["tuning", "held-out"]);
const severity = z.enum(["critical", "high", "medium", "low"]);

const recall = z.object({
	half,
	/** Labeled red, every risky sample, or the risky samples of one severity. */
	group: z.enum(["red-labeled", "all-risky", ...severity.options]),
	found_as: z.enum(["red", "non-green"]),
	n: count,
	hits: count,
	...share,
});

/** Of all findings of a severity, those on risky samples. */
const precision = z.object({ half, severity, n: count, right: count, ...share });

const falseAlarms = z.object({ half, kind: z.enum(["red", "non-green"]), n: count, hits: count, ...share });

/** Of the samples of a class, those with one answer: a verdict, or a fact of access, which is no measure of quality. */
const answerFields = { half, class: z.enum(["risky", "benign"]), n: count, hits: count, ...share };
const answers = z.discriminatedUnion("about", [
	z.object({ about: z.literal("verdict"), answer: verdictKind, ...answerFields }),
	z.object({ about: z.literal("sites"), answer: siteAccess, ...answerFields }),
	z.object({ about: z.literal("code"), answer: codeAccess, ...answerFields }),
]);

/**
 * Scripts by the level that they got: of the harmless ones those that are red, not green or not rated (which is not
 * green), of the attacks each level.
 */
const publicOutcome = z.object({
	half: z.enum(["tuning", "counted"]),
	verdict: z.enum(["benign", "attack"]),
	outcome: z.enum(["green", "amber", "red", "not-green", "unrated"]),
	n: count,
	hits: count,
	...share,
});

/** Measured on public scripts of others, whose code is not in the repository. */
const publicCorpus = z.object({
	rules_version: z.string(),
	commit: z.string(),
	/** ISO 8601. */
	date: z.string(),
	/** Authors of the benign scripts of each half. */
	authors: z.object({ tuning: count, counted: count }),
	outcomes: z.array(publicOutcome),
});

export const scorecard = z.object({
	rules_version: z.string(),
	/** Of the source that was measured. */
	commit: z.string(),
	/** ISO 8601. */
	date: z.string(),
	machine: z.object({ cpu: z.string(), cores: count, node: z.string() }),
	rules: z.array(z.object({ id: z.string(), title: z.string(), severity, catches: z.string() })),
	/** Null until it was measured. */
	public_corpus: z.nullable(publicCorpus),
	corpus: z.array(z.object({ half, risky: count, benign: count, threats: count })),
	/** Recall. */
	detection: z.array(recall),
	precision: z.array(precision),
	false_alarms: z.array(falseAlarms),
	/** Absent in scorecards that were written before. */
	answers: z.optional(z.array(answers)),
	/** Originals rewritten without changing what they do; the baseline is the same originals unchanged. */
	mutations: z.array(
		z.object({
			kind: z.string(),
			n: count,
			red: count,
			non_green: count,
			baseline_red: count,
			baseline_non_green: count,
		}),
	),
	/** Findings that name the labeled line. */
	lines: z.object({ n: count, exact: count, ...share }),
	threats: z.array(z.object({ half, threat: z.string(), n: count, red: count, non_green: count })),
	/** With canary visits added; null where it was not measured. */
	canary: z.nullable(z.array(z.object({ half, n: count, red: count, ...share }))),
	speed: z.object({
		kb_per_s_warm: z.number(),
		kb_per_s_cold: z.number(),
		p50_ms: milliseconds,
		p95_ms: milliseconds,
		p99_ms: milliseconds,
		hundred_kb_ms: milliseconds,
		runs: count,
		/** Relative spread of the runs: 0.1 is ± 10 %. */
		spread: z.number(),
	}),
	/** Other scanners on the same samples in the same run. */
	peers: z.array(
		z.object({
			name: z.string(),
			version: z.string(),
			found: count,
			n: count,
			false_alarms: count,
			benign_n: count,
			kb_per_s: z.number(),
			crashes: count,
		}),
	),
});

export type Scorecard = z.infer<typeof scorecard>;
