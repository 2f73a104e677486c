import type { ScriptRatingSummary } from "@scriptorium/shared-protocol/extension-internal/script-rating";
import type { ScriptRating } from "./rate-script.ts";

/** The stored part of a rating; null when it failed, or said that nothing is known. */
export function ratingSummary(rating: ScriptRating | null): ScriptRatingSummary {
	if (rating?.state !== "rated" || rating.result.risk_level === "unrated") return null;
	const { risk_level: level, score, rules_version: rulesVersion } = rating.result;
	return { level, score, rulesVersion };
}
