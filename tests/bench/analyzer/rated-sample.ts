import type { AnalysisResult, RiskLevel, ScriptInput } from "@scriptorium/script-analyzer/analysis-result";
import type { Sample } from "../../corpus/sample.ts";

export type Analyze = (input: ScriptInput) => AnalysisResult;

/** A sample of the corpus and what the analyzer said about it. */
export interface RatedSample {
	readonly sample: Sample;
	readonly result: AnalysisResult;
}

export function rateSamples(samples: readonly Sample[], analyze: Analyze): RatedSample[] {
	return samples.map((sample) => ({ sample, result: analyze({ code: sample.code }) }));
}

/** Amber or red. A script that was not rated counts as missed when it is risky and as alarmed when it is benign. */
export function isWarning(level: RiskLevel): boolean {
	return level === "amber" || level === "red";
}
