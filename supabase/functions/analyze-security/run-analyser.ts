import type { AnalysisResult, ScriptInput } from "@scriptorium/script-analyzer/analysis-result";
import { unrated } from "@scriptorium/script-analyzer/rating/unrated";
import { messageOf } from "@scriptorium/shared-protocol/errors";
import { fitResult } from "./fit-result.ts";
import type { Analyser } from "./ports.ts";

export interface AnalyserRun {
	readonly result: AnalysisResult;
	/** Why there is no rating although there should be one; null when all went well. */
	readonly error: string | null;
}

/** Runs the analyser. One that breaks leaves a script 'Not rated': never green, and never in the way of anything. */
export function runAnalyser(analyser: Analyser, input: ScriptInput): AnalyserRun {
	try {
		return { result: fitResult(analyser.analyze(input)), error: null };
	} catch (thrown) {
		const result = brokenOff(analyser.rulesVersion, "The analysis of this script broke off.");
		return { result, error: messageOf(thrown) };
	}
}

/**
 * The result that is stored when the analyzer could not end its run, and so could not say 'not rated' itself.
 * @param rulesVersion of the analyzer that was running
 * @param reason a sentence for the reader of the report
 */
export function brokenOff(rulesVersion: string, reason: string): AnalysisResult {
	return {
		...unrated("crash"),
		summary: `${reason} Nothing is known about its safety.`,
		recommendations: ["Read the code before you run it."],
		rules_version: rulesVersion,
	};
}
