import type { RiskLevel } from "@scriptorium/shared-protocol/risk-level";
import type { Analysis, Finding } from "./analysis.ts";
import { useSecurityReport } from "./use-security-report.ts";

export interface Rating {
	/** Of the report; until it is read, that of the script's row. */
	readonly level: RiskLevel;
	/** Null while there is no report, and when it is unrated. */
	readonly score: number | null;
	readonly isAnalyzing: boolean;
	/** Most severe first; null while they are not known. */
	readonly findings: readonly Finding[] | null;
	/** Null when there is no readable analysis, or it reached no result. */
	readonly analysis: Analysis | null;
}

/** The rating of a version as all parts of a screen show it. */
export function useRating(script: { readonly versionId: string | null; readonly riskLevel: RiskLevel }): Rating {
	const { data: report } = useSecurityReport(script.versionId);
	const isRated = report?.state === "rated";
	const level = isRated ? report.risk_level : script.riskLevel;
	const analysis = isRated && level !== "unrated" ? report.analysis : null;
	return {
		level,
		score: isRated && level !== "unrated" ? report.score : null,
		isAnalyzing: report?.state === "analyzing",
		findings: analysis?.vulnerabilities ?? null,
		analysis,
	};
}
