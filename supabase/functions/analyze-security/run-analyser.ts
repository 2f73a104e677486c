import type { AnalysisResult, ScriptInput } from "@scriptorium/script-analyzer/analysis-result";
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
		const result = unrated(analyser.rulesVersion, "The analysis of this script broke off.");
		return { result, error: messageOf(thrown) };
	}
}

/** What is stored when nothing could be found out. */
export function unrated(rulesVersion: string, reason: string): AnalysisResult {
	return {
		risk_level: "unrated",
		score: 0,
		summary: `${reason} Nothing is known about its safety.`,
		vulnerabilities: [],
		recommendations: ["Read the code before you run it."],
		capabilities: {
			offline: false,
			runs_on: [],
			grants: [],
			hosts: [],
			storage: [],
			cookies: [],
			listeners: [],
			code_loading: [],
			hooks: [],
			unresolved: [],
		},
		rules_version: rulesVersion,
	};
}
