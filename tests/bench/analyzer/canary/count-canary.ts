import type { Scorecard } from "@scriptorium/shared-protocol/scorecard";
import { wilson } from "../counts/wilson.ts";
import type { RatedSample } from "../rated-sample.ts";
import type { CanaryRuns } from "./run-canaries.ts";

export interface CanaryCounts {
	readonly half: "tuning" | "held-out";
	/** Labeled red. */
	readonly n: number;
	/** Found red by reading alone, by running alone, and by either. */
	readonly read: number;
	readonly run: number;
	readonly either: number;
	/** Runs that gave no answer and had seen nothing. */
	readonly silent: number;
	/** Benign samples that were run, and those that left evidence; none when they were left out. */
	readonly benign: number;
	readonly alarms: number;
}

/** Which samples need a run: those labeled red, and the benign ones when asked for. */
export function isToRun({ sample }: RatedSample, benign: boolean): boolean {
	return sample.class === "risky" ? sample.level === "red" : benign;
}

export function countCanary(half: CanaryCounts["half"], rated: readonly RatedSample[], runs: CanaryRuns): CanaryCounts {
	const labeled = rated.filter(({ sample }) => sample.class === "risky" && sample.level === "red");
	const benign = rated.filter((one) => one.sample.class === "benign" && runs.has(one));
	const isRead = ({ result }: RatedSample) => result.risk_level === "red";
	const isRun = (one: RatedSample) => (runs.get(one)?.evidence.length ?? 0) > 0;
	const count = (among: readonly RatedSample[], holds: (one: RatedSample) => boolean) => among.filter(holds).length;
	return {
		half,
		n: labeled.length,
		read: count(labeled, isRead),
		run: count(labeled, isRun),
		either: count(labeled, (one) => isRead(one) || isRun(one)),
		silent: count(labeled, (one) => runs.get(one)?.answer === "none" && !isRun(one)),
		benign: benign.length,
		alarms: count(benign, isRun),
	};
}

export function canaryOfCard(counts: readonly CanaryCounts[]): Scorecard["canary"] {
	return counts.map(({ half, n, either }) => ({ half, n, red: either, ...wilson(either, n) }));
}
