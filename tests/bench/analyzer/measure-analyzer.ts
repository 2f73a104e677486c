import { analyzeScript } from "@scriptorium/script-analyzer/analyze-script";
import { rules } from "@scriptorium/script-analyzer/rules/rule-list";
import type { Scorecard } from "@scriptorium/shared-protocol/scorecard";
import { loadCorpus } from "../../corpus/load-corpus.ts";
import { mutate, mutationKinds } from "../../corpus/mutations/mutate.ts";
import { type CanaryCounts, canaryOfCard, countCanary, isToRun } from "./canary/count-canary.ts";
import { runCanaries } from "./canary/run-canaries.ts";
import { countFalseAlarms, countPrecision } from "./counts/count-alarms.ts";
import { countAnswers } from "./counts/count-answers.ts";
import { countLines } from "./counts/count-lines.ts";
import { countRecall } from "./counts/count-recall.ts";
import { countCorpus, countThreats } from "./counts/count-threats.ts";
import { describeCommit, describeMachine } from "./describe-source.ts";
import type { Options } from "./options.ts";
import { rateMutations } from "./rate-mutations.ts";
import { ratePeers } from "./rate-peers.ts";
import { type RatedSample, rateSamples } from "./rated-sample.ts";
import { readCard } from "./report/scorecard-file.ts";
import type { Measured } from "./report/write-report.ts";
import { hundredKilobytes } from "./speed/hundred-kilobytes.ts";
import { measureSpeed, type Speed } from "./speed/measure-speed.ts";

const WARM_PASSES = 3;
const NOT_MEASURED: Speed = {
	kb_per_s_warm: 0,
	kb_per_s_cold: 0,
	p50_ms: 0,
	p95_ms: 0,
	p99_ms: 0,
	hundred_kb_ms: 0,
	runs: 0,
	spread: 0,
};

export interface Measurement extends Measured {
	/** Samples that may be named in a report: the tuning set, when it was measured, and the seeds. */
	readonly open: readonly RatedSample[];
}

/** Rates the corpus and counts; what `fast` leaves out is empty or zero. */
export async function measureAnalyzer(options: Options): Promise<Measurement> {
	const { halves, fast, runs } = options;
	const seeds = rateSamples(loadCorpus("seeds"), analyzeScript);
	const rated = halves.map((half) => ({ half, rated: rateSamples(loadCorpus(half), analyzeScript) }));
	const all = rated.flatMap((part) => part.rated);
	const samples = all.map(({ sample }) => sample);
	const tuning = rated.find(({ half }) => half === "tuning")?.rated ?? [];
	const originals = tuning.map(({ sample }) => sample);
	const mutations = fast ? null : await rateMutations(originals, mutationKinds, mutate, analyzeScript);
	const codes = samples.map(({ code }) => code);
	const task = { tool: "own", codes, large: hundredKilobytes(samples), warmPasses: WARM_PASSES } as const;
	const canary = options.canary ? await measureCanary(rated, options) : null;
	const card: Scorecard = {
		rules_version: analyzeScript({ code: "" }).rules_version,
		commit: describeCommit(),
		date: new Date().toISOString(),
		machine: describeMachine(),
		rules: rules.map(({ id, title, severity, catches }) => ({ id, title, severity, catches })),
		public_corpus: readCard()?.public_corpus ?? null,
		corpus: rated.map((part) => countCorpus(part.half, part.rated)),
		detection: rated.flatMap((part) => countRecall(part.half, part.rated)),
		precision: rated.flatMap((part) => countPrecision(part.half, part.rated)),
		false_alarms: rated.flatMap((part) => countFalseAlarms(part.half, part.rated)),
		answers: rated.flatMap((part) => countAnswers(part.half, part.rated)),
		mutations: [...(mutations?.risky ?? [])],
		lines: countLines(all),
		threats: rated.flatMap((part) => countThreats(part.half, part.rated)),
		canary: canary === null ? null : canaryOfCard(canary),
		speed: fast ? NOT_MEASURED : await measureSpeed(task, runs),
		peers: fast ? [] : await ratePeers(samples),
	};
	const levels = seeds.map(({ result }) => result.risk_level);
	return {
		card,
		canary,
		mutations,
		seeds: {
			n: levels.length,
			red: levels.filter((level) => level === "red").length,
			nonGreen: levels.filter((level) => level !== "green").length,
		},
		open: [...tuning, ...seeds],
	};
}

async function measureCanary(
	rated: readonly { readonly half: Options["halves"][number]; readonly rated: readonly RatedSample[] }[],
	{ canaryBenign }: Options,
): Promise<CanaryCounts[]> {
	// A run takes seconds: only the held-out set, unless the tuning set is requested alone.
	const unseen = rated.filter(({ half }) => half === "held-out");
	const halves = unseen.length > 0 ? unseen : rated;
	const chosen = halves.flatMap((part) => part.rated).filter((one) => isToRun(one, canaryBenign));
	const runs = await runCanaries(chosen);
	return halves.map((part) => countCanary(part.half, part.rated, runs));
}
