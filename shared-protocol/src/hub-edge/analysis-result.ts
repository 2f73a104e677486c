import type { AnalysisResult } from "@scriptorium/script-analyzer/analysis-result";
import * as z from "zod/mini";
import { riskLevel } from "../risk-level.ts";

const place = { line: z.int().check(z.gte(1)), column: z.int().check(z.gte(1)) };
const capability = z.object({ what: z.string(), ...place });
const capabilities = z.array(capability);

/** The analyzer's result as it is sent and stored in `security_reports.summary_json`. */
export const analysisResult: z.ZodMiniType<AnalysisResult> = z.object({
	risk_level: riskLevel,
	score: z.int().check(z.gte(0), z.lte(100)),
	summary: z.string(),
	vulnerabilities: z.array(
		z.object({
			type: z.string(),
			severity: z.enum(["critical", "high", "medium", "low"]),
			description: z.string(),
			quote: z.optional(z.string()),
			path: z.array(z.object({ description: z.string(), ...place })),
			...place,
		}),
	),
	recommendations: z.array(z.string()),
	capabilities: z.object({
		offline: z.boolean(),
		runs_on: capabilities,
		grants: capabilities,
		hosts: z.array(z.object({ host: z.string(), via: z.string(), declared: z.boolean(), ...place })),
		storage: capabilities,
		cookies: capabilities,
		listeners: capabilities,
		code_loading: capabilities,
		hooks: capabilities,
		unresolved: capabilities,
	}),
	rules_version: z.string().check(z.minLength(1), z.maxLength(50)),
});
