import type { AnalysisResult, ScriptInput } from "@scriptorium/script-analyzer/analysis-result";

/** The analyzer as `pnpm scan` uses it. */
export type Analyze = (input: ScriptInput) => AnalysisResult;

/** One element of the JSON answer. */
export interface ScanEntry extends Omit<AnalysisResult, "rules_version"> {
	/** As named on the command line, or below the folder named there. */
	readonly file: string;
}

export function scanEntry(file: string, result: AnalysisResult): ScanEntry {
	const { risk_level, score, vulnerabilities, capabilities, summary, recommendations } = result;
	return { file, risk_level, score, vulnerabilities, capabilities, summary, recommendations };
}
