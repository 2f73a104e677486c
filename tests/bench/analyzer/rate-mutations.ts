import type { RiskLevel } from "@scriptorium/script-analyzer/analysis-result";
import type { Scorecard } from "@scriptorium/shared-protocol/scorecard";
import type { Sample } from "../../corpus/sample.ts";
import { type Analyze, isWarning } from "./rated-sample.ts";

type Counts = Scorecard["mutations"][number];
type Mutate<Kind extends string> = (sample: Sample, kind: Kind) => MaybePromise<{ readonly code: string } | null>;
type MaybePromise<Value> = Value | Promise<Value>;

export interface MutationCounts {
	readonly risky: readonly Counts[];
	/** How many benign samples alarm once they are rewritten, and did before. */
	readonly benign: readonly Counts[];
}

/** Rates every sample rewritten in every way, beside the original of each that could be rewritten so. */
export async function rateMutations<Kind extends string>(
	samples: readonly Sample[],
	kinds: readonly Kind[],
	mutate: Mutate<Kind>,
	analyze: Analyze,
): Promise<MutationCounts> {
	const originals = samples.map((sample) => ({ sample, level: analyze({ code: sample.code }).risk_level }));
	const risky: Counts[] = [];
	const benign: Counts[] = [];
	for (const kind of kinds) {
		const pairs: { class: Sample["class"]; before: RiskLevel; after: RiskLevel }[] = [];
		for (const { sample, level } of originals) {
			const mutant = await mutate(sample, kind);
			if (mutant === null) continue;
			pairs.push({ class: sample.class, before: level, after: analyze({ code: mutant.code }).risk_level });
		}
		for (const [group, list] of [["risky", risky] as const, ["benign", benign] as const]) {
			const among = pairs.filter((pair) => pair.class === group);
			// Of a risky script "not rated" is not found; of a benign one it is an alarm.
			const isNonGreen = (level: RiskLevel) => (group === "risky" ? isWarning(level) : level !== "green");
			list.push({
				kind,
				n: among.length,
				red: among.filter(({ after }) => after === "red").length,
				non_green: among.filter(({ after }) => isNonGreen(after)).length,
				baseline_red: among.filter(({ before }) => before === "red").length,
				baseline_non_green: among.filter(({ before }) => isNonGreen(before)).length,
			});
		}
	}
	return { risky, benign };
}
