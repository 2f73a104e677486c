import { messageOf } from "@scriptorium/core-types/errors";
import type { AnalysisResult, ScriptInput } from "@scriptorium/script-analyzer/analysis-result";
import { unrated } from "@scriptorium/script-analyzer/rating/unrated";
import { fitResult } from "../_shared/rating/fit-result.ts";
import type { Analyzer } from "./ports.ts";

export interface AnalyzerRun {
	readonly result: AnalysisResult;
	/** Why the analysis failed; null if it did not. */
	readonly error: string | null;
}

/** Runs the analyzer. If it throws, the script is unrated, which is never shown as safe and blocks nothing. */
export function runAnalyzer(analyzer: Analyzer, input: ScriptInput): AnalyzerRun {
	try {
		return { result: fitResult(analyzer.analyze(input)), error: null };
	} catch (thrown) {
		const result = brokenOff(analyzer.rulesVersion, "The analysis of this script broke off.");
		return { result, error: messageOf(thrown) };
	}
}

/**
 * The result that is stored if the analyzer did not finish, and so could not return 'not rated' itself.
 *
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
