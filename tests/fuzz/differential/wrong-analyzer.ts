import type { AnalysisResult, ScriptInput } from "@scriptorium/script-analyzer/analysis-result";
import { analyzeScript as analyze } from "@scriptorium/script-analyzer/analyze-script";

/** An analyzer that takes what hangs on a frozen object for code that never runs, and is right about everything else. */
export function analyzeScript(input: ScriptInput): AnalysisResult {
	const result = analyze({ ...input, code: "document.title" });
	return decodeURIComponent(input.code).includes("Object.freeze")
		? { ...result, risk_level: "green", score: 100 }
		: { ...result, risk_level: "red", score: 10 };
}
