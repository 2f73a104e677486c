import type { Access, AnalysisResult, ScriptInput, Verdict } from "@scriptorium/script-analyzer/analysis-result";
import { accessOf } from "@scriptorium/script-analyzer/capabilities/access";
import { verdictOf } from "@scriptorium/script-analyzer/rating/verdict";

/** The analyzer as `pnpm scan` uses it. */
export type Analyze = (input: ScriptInput) => AnalysisResult;

/** One element of the JSON answer. */
export interface ScanEntry extends Omit<AnalysisResult, "rules_version"> {
	/** As named on the command line, or below the folder named there. */
	readonly file: string;
	/** Whether it looks like an attack, and what that is based on. */
	readonly verdict: Verdict;
	/** What it could do; null for a script that could not be read. */
	readonly access: Access | null;
}

export function scanEntry(file: string, result: AnalysisResult, kind: "bookmarklet" | "userscript"): ScanEntry {
	const { risk_level, score, vulnerabilities, capabilities, summary, recommendations } = result;
	const answers = { verdict: verdictOf(result), access: accessOf(result, kind) };
	return { file, ...answers, risk_level, score, vulnerabilities, capabilities, summary, recommendations };
}
