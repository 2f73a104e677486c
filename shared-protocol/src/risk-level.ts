import type { RiskLevel as AnalyzedRisk } from "@scriptorium/script-analyzer/analysis-result";
import * as z from "zod/mini";

/** The risk levels as they are stored and cross the wire. The analyzer decides which there are. */
export const riskLevel: z.ZodMiniEnum<{ readonly [Level in AnalyzedRisk]: Level }> = z.enum([
	"green",
	"amber",
	"red",
	"unrated",
]);

/** Low, medium, high risk; `unrated` when nothing is known, which never counts in a script's favor. */
export type RiskLevel = z.infer<typeof riskLevel>;
