import type { AnalysisResult, RiskLevel } from "@scriptorium/script-analyzer/analysis-result";
import { compareCapabilities } from "@scriptorium/script-analyzer/capabilities/compare-capabilities";
import type { HoldReasonName } from "@scriptorium/shared-protocol/extension-internal/script-summary";

/** One side of an update. */
export interface RatedCode {
	readonly code: string;
	/** Null when the text could not be rated: nothing is known about it. */
	readonly analysis: AnalysisResult | null;
}

export interface HoldContext {
	/** The installed code was changed in the extension's editor. */
	readonly edited: boolean;
	/** The user wants to see every update. */
	readonly askFirst: boolean;
}

const RISK: Readonly<Record<RiskLevel, number>> = { green: 0, amber: 1, red: 2, unrated: 3 };

/**
 * Decides whether an update has to wait for the user: it can do what the installed version could not, or it is rated worse, or nothing
 * is known about it.
 * @returns reasons to wait; empty when the update can be applied
 */
export function holdReasons(installed: RatedCode, update: RatedCode, context: HoldContext): HoldReasonName[] {
	const reasons: HoldReasonName[] = [];
	if (isUnrated(update)) reasons.push("not-rated");
	else if (!isUnrated(installed)) {
		const { added } = compareCapabilities(sideOf(installed), sideOf(update));
		if (added.length > 0) reasons.push("new-capabilities");
		if (riskOf(update) > riskOf(installed)) reasons.push("worse-rating");
	} else reasons.push("new-capabilities"); // compared with nothing known, everything is new
	if (context.edited) reasons.push("edited");
	if (context.askFirst) reasons.push("ask-first");
	return reasons;
}

const isUnrated = ({ analysis }: RatedCode): boolean => analysis === null || analysis.risk_level === "unrated";
const riskOf = ({ analysis }: RatedCode): number => RISK[analysis?.risk_level ?? "unrated"];

function sideOf({ code, analysis }: RatedCode) {
	if (analysis === null) throw new Error("A side that is not rated cannot be compared");
	return { code, capabilities: analysis.capabilities };
}
