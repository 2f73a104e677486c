import type {
	AnalysisResult,
	CapabilityProfile,
	RiskLevel,
	ScriptInput,
} from "@scriptorium/script-analyzer/analysis-result";

/** The analyser as `pnpm scan` uses it. */
export type Analyse = (input: ScriptInput) => AnalysisResult;

/** One element of the JSON answer. */
export interface ScanEntry {
	/** As named on the command line, or below the folder named there. */
	readonly file: string;
	readonly risk_level: RiskLevel;
	readonly score: number;
	readonly vulnerabilities: AnalysisResult["vulnerabilities"];
	readonly capabilities: CapabilityProfile;
	readonly summary: string;
	readonly recommendations: readonly string[];
}

/** What nothing is known of: nothing is claimed, offline least of all. */
const UNKNOWN: CapabilityProfile = {
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
};

export function ratedEntry(file: string, result: AnalysisResult): ScanEntry {
	const { risk_level, score, vulnerabilities, capabilities, summary, recommendations } = result;
	return { file, risk_level, score, vulnerabilities, capabilities, summary, recommendations };
}

/** For a file that was found but could not be looked at. */
export function unratedEntry(file: string, reason: string, advice: string): ScanEntry {
	return {
		file,
		risk_level: "unrated",
		score: 0,
		vulnerabilities: [],
		capabilities: UNKNOWN,
		summary: `Not rated: ${reason}`,
		recommendations: [advice],
	};
}
