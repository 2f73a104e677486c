import { MAX_SCRIPT_SIZE } from "@scriptorium/userscript/script-size";
import type { AnalysisResult, Place } from "../analysis-result.ts";
import { UNKNOWN_PROFILE } from "../capabilities/capability-profile.ts";
import { RULES_VERSION } from "./rules-version.ts";

export type UnratedReason = "too-large" | "syntax" | "depth" | "crash";

const REASONS: Readonly<Record<UnratedReason, string>> = {
	"too-large": `it is larger than ${MAX_SCRIPT_SIZE}.`,
	syntax: "its code could not be read.",
	depth: "its code is nested too deeply to be read.",
	crash: "the check failed on it.",
};

const ADVICE: Readonly<Record<UnratedReason, string>> = {
	"too-large": "Load large libraries with @require, from an address with an exact version.",
	syntax: "Fix the syntax error, so that the code can be checked.",
	depth: "Reduce the nesting, so that the code can be checked.",
	crash: "Report this to the operators of this hub, so that the check can be fixed.",
};

/**
 * The result for a script that was not rated. Never green: unchecked code is not known to be harmless.
 *
 * @param reason why it was not rated
 * @param detail the error's message and its place in the stored text, when there is one; line and column count from 1
 * @returns a result with `risk_level` `unrated`, score 0, no findings and an empty profile
 */
export function unrated(
	reason: UnratedReason,
	detail?: { readonly message: string; readonly place: Place },
): AnalysisResult {
	const where = detail?.message
		? ` Line ${detail.place.line}, column ${detail.place.column}: ${detail.message.replace(/\.$/, "")}.`
		: "";
	return {
		risk_level: "unrated",
		score: 0,
		summary: `Not rated: ${REASONS[reason]}${where} Nothing is known about what the script does.`,
		vulnerabilities: [],
		recommendations: [ADVICE[reason]],
		capabilities: UNKNOWN_PROFILE,
		rules_version: RULES_VERSION,
	};
}
