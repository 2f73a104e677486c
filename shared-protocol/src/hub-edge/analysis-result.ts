import type {
	Access,
	AccessRead,
	AnalysisResult,
	CodeAccess,
	LibraryFile,
	SiteAccess,
	Verdict,
	VerdictKind,
} from "@scriptorium/script-analyzer/analysis-result";
import * as z from "zod/mini";
import { riskLevel } from "../risk-level.ts";

const place = { line: z.int().check(z.gte(1)), column: z.int().check(z.gte(1)) };
const capability = z.object({ what: z.string(), ...place });
const capabilities = z.array(capability);
const vulnerability = z.object({
	type: z.string(),
	severity: z.enum(["critical", "high", "medium", "low"]),
	description: z.string(),
	quote: z.optional(z.string()),
	advice: z.optional(z.string()),
	path: z.array(z.object({ description: z.string(), ...place })),
	...place,
});

/** A file of a script for the analyzer, or why it could not be loaded. */
export const libraryFile: z.ZodMiniType<LibraryFile> = z.union([
	z.object({ address: z.string(), text: z.string() }),
	z.object({ address: z.string(), problem: z.string(), differs: z.optional(z.boolean()) }),
]);

const resultFields = {
	risk_level: riskLevel,
	score: z.int().check(z.gte(0), z.lte(100)),
	summary: z.string(),
	vulnerabilities: z.array(vulnerability),
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
		// Absent in reports of earlier rules.
		reads: z.optional(capabilities),
		loaded_code: z.optional(z.array(z.object({ host: z.string(), via: z.string(), pinned: z.boolean(), ...place }))),
		// Absent without any, and in reports of earlier rules.
		libraries: z.optional(
			z.array(
				z.object({
					address: z.string(),
					state: z.enum(["known", "checked", "checked-in-part", "not-checked", "not-read"]),
					name: z.nullable(z.string()),
					reason: z.nullable(z.string()),
					...place,
				}),
			),
		),
	}),
	rules_version: z.string().check(z.minLength(1), z.maxLength(50)),
};

/** The analyzer's result as it is sent and stored in `security_reports.summary_json`. */
export const analysisResult: z.ZodMiniType<AnalysisResult> = z.object(resultFields);

/** On how many sites a script runs. */
export const siteAccess: z.ZodMiniEnum<{ readonly [Site in SiteAccess]: Site }> = z.enum([
	"this-site",
	"named-sites",
	"any-site",
]);
/** Whether a script runs code of others. */
export const codeAccess: z.ZodMiniEnum<{ readonly [Code in CodeAccess]: Code }> = z.enum([
	"none",
	"pinned",
	"not-pinned",
]);
/** Kinds of data that a script reads. */
export const accessRead: z.ZodMiniEnum<{ readonly [Read in AccessRead]: Read }> = z.enum([
	"passwords",
	"cookies",
	"tokens",
	"wallet",
	"keystrokes",
	"form-entries",
	"clipboard",
	"files",
	"camera-microphone",
	"location",
	"site-storage",
	"messages",
	"site-traffic",
	"device",
	"page",
]);

/** What a script could do; never a warning. */
export const access: z.ZodMiniType<Access> = z.object({
	sites: siteAccess,
	site_names: z.array(z.string()),
	site_count: z.int(),
	code: z.nullable(codeAccess),
	reads: z.nullable(z.array(accessRead)),
	offline: z.boolean(),
	contacts: z.array(z.string()),
	contact_count: z.int(),
	own_site: z.boolean(),
	unknown_hosts: z.boolean(),
});

export type { Access, VerdictKind };

/** Whether a script looks like an attack. */
export const verdictKind: z.ZodMiniEnum<{ readonly [Kind in VerdictKind]: Kind }> = z.enum([
	"attack",
	"worth-a-look",
	"checked-in-part",
	"nothing-found",
	"unread",
]);

/** A verdict with what it is based on. */
export const verdict: z.ZodMiniType<Verdict> = z.object({
	kind: verdictKind,
	grounds: z.array(vulnerability),
	others: z.int(),
	part: z.nullable(z.string()),
});

/** A result with both answers, as functions and the API respond it. They are derived from it and not stored. */
export const answeredResult: z.ZodMiniType<
	AnalysisResult & { readonly access: Access | null; readonly verdict: Verdict }
> = z.object({ ...resultFields, access: z.nullable(access), verdict });
export type AnsweredResult = z.infer<typeof answeredResult>;
