import type { SecurityReport } from "@scriptorium/hub-data/security/read-security-report";
import type { Analysis } from "../../script-security/analysis.ts";

/** Why the abilities of a version are not known. Nothing known is not nothing there. */
export type NoAnalysis = "awaited" | "unrated" | "unreadable";

/** The analysis of a version to compare with another, why there is none, or that it could not be read. */
export function analysisToCompare(report: SecurityReport | null | undefined): Analysis | NoAnalysis | "failed" {
	if (report === null || report === undefined) return "failed";
	if (report.state === "analysing") return "awaited";
	// An unrated report has an empty profile, which would look as if the script could do nothing.
	if (report.risk_level === "unrated") return "unrated";
	return report.analysis ?? "unreadable";
}
