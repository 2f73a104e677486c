import type { AnalysisResult, ScriptInput } from "@scriptorium/script-analyzer/analysis-result";
import { accessOf } from "@scriptorium/script-analyzer/capabilities/access";
import { verdictOf } from "@scriptorium/script-analyzer/rating/verdict";
import type { AnsweredResult } from "@scriptorium/shared-protocol/hub-edge/analysis-result";

/**
 * Adds both answers to a result, as it is responded: what the script could do, and whether it looks like an attack.
 *
 * @param result of the analysis
 * @param kind of the script
 * @returns the result with `access`, which is null for a script that could not be read, and `verdict`
 */
export function withAnswers(result: AnalysisResult, kind: NonNullable<ScriptInput["kind"]>): AnsweredResult {
	return { ...result, access: accessOf(result, kind), verdict: verdictOf(result) };
}
