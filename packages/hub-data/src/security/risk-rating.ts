import { analysisResult } from "@scriptorium/shared-protocol/hub-edge/analysis-result";
import { riskLevel } from "@scriptorium/shared-protocol/risk-level";
import * as z from "zod/mini";

/** A row of `security_reports` without the analysis. */
export const ratedReport = z.object({
	/** `unrated`: the analyzer could not decide, and the analysis contains the reason. */
	risk_level: riskLevel,
	/** 0–100; 0 when unrated. */
	score: z.int(),
	rules_version: z.string(),
	/** ISO 8601. */
	created_at: z.string(),
});

/** `summary_json`; null where earlier or later rules gave it a form that this hub does not know. */
export const analysisOfReport = z.catch(z.nullable(analysisResult), null);

export type Rated = { readonly state: "rated" } & Readonly<z.infer<typeof ratedReport>>;

/**
 * Every version is queued when it is saved, and its job ends in a report, be it 'unrated': so one without a report is
 * being analyzed.
 */
export const analyzing = { state: "analyzing" } as const;
export type Analyzing = typeof analyzing;

export type RiskRating = Analyzing | Rated;
