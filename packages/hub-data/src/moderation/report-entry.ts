import { analysisResult } from "@scriptorium/shared-protocol/hub-edge/analysis-result";
import { riskLevel } from "@scriptorium/shared-protocol/risk-level";
import * as z from "zod/mini";
import { filedReasons } from "../reports/report-script.ts";
import { moderationStatus } from "../scripts/moderation-status.ts";
import { scriptAuthor, scriptKind } from "../scripts/script-card.ts";

const place = { line: z.number(), column: z.number() };
/** A finding of the analyzer, with at most 12 steps of its path. Places count from 1. */
const reportedFinding = z.object({
	type: z.string(),
	severity: z.enum(["critical", "high", "medium", "low"]),
	description: z.string(),
	quote: z.optional(z.string()),
	path: z.array(z.object({ description: z.string(), ...place })),
	...place,
});

const reason = z.enum(filedReasons);
export const reportStatuses = ["pending", "reviewing", "resolved", "dismissed"] as const;
const reportStatus = z.enum(reportStatuses);
export type ReportStatus = (typeof reportStatuses)[number];
/** `confirm_rating` and `rule_at_fault` decide reports of a wrong rating, `approve` and `dismiss` all others, `remove` both. */
export const moderationDecisions = ["approve", "remove", "dismiss", "confirm_rating", "rule_at_fault"] as const;
export type ModerationDecision = (typeof moderationDecisions)[number];

/** The rating that a report says is wrong, as it was when the report was filed. */
const reportedRating = z.object({
	version_id: z.uuid(),
	semver: z.string(),
	rules_version: z.string(),
	risk_level: riskLevel,
	/** 0–100; 0 when unrated. */
	score: z.number(),
	/** Null if something was not found. */
	finding: z.nullable(reportedFinding),
});
export type ReportedRating = Readonly<z.infer<typeof reportedRating>>;

/** A row of `list_reports()`. Times are ISO 8601. */
export const reportEntry = z.object({
	id: z.uuid(),
	status: reportStatus,
	reason,
	description: z.nullable(z.string()),
	/** Null for every other reason than `rating`. */
	rating: z.nullable(reportedRating),
	created_at: z.string(),
	resolved_at: z.nullable(z.string()),
	moderator_notes: z.nullable(z.string()),
	moderator_name: z.nullable(z.string()),
	/** Null for reports that the hub itself files, for reports about the caller, and after the account was deleted. */
	reporter_name: z.nullable(z.string()),
	/** Null for moderators who are not administrators. */
	reporter_email: z.nullable(z.string()),
	/** The script's columns are null after it was deleted. */
	bookmarklet_id: z.nullable(z.uuid()),
	title: z.nullable(z.string()),
	risk_level: z.nullable(riskLevel),
	is_published: z.nullable(z.boolean()),
	moderation_status: z.nullable(moderationStatus),
	/** The review that is meant; null for reports about the script itself. */
	review_id: z.nullable(z.uuid()),
	review_deleted: z.boolean(),
	review_rating: z.nullable(z.number()),
	review_comment: z.nullable(z.string()),
	/** The decision that holds; null while there is none. */
	decision: z.nullable(z.enum(moderationDecisions)),
	appeal_id: z.nullable(z.uuid()),
	appeal_message: z.nullable(z.string()),
	appeal_status: z.nullable(z.enum(["pending", "granted", "rejected"])),
	/** The report is about a script or review of the caller. */
	is_own: z.boolean(),
	/** Whether the caller may decide the open appeal, or else the report. False while somebody less concerned can. */
	may_decide: z.boolean(),
	/** The decision was made by the author of the script or review, because there was no other moderator. */
	decided_alone: z.boolean(),
	/** The appeal was decided by somebody concerned, because there was no other moderator. */
	appeal_decided_alone: z.boolean(),
});
export type ReportEntry = Readonly<z.infer<typeof reportEntry>>;

/** The answer of `reported_script()`. */
export const reportedScript = z.object({
	id: z.uuid(),
	title: z.string(),
	short_description: z.string(),
	category: z.string(),
	kind: scriptKind,
	created_at: z.string(),
	is_published: z.boolean(),
	is_deleted: z.boolean(),
	moderation_status: moderationStatus,
	moderation_reason: z.nullable(z.string()),
	risk_level: riskLevel,
	security_score: z.nullable(z.number()),
	/** Null while it is analyzed, and for a report in a form that this build does not know. */
	security_analysis: z.catch(z.nullable(analysisResult), null),
	last_security_scan: z.nullable(z.string()),
	install_count: z.number(),
	star_count: z.number(),
	author: z.nullable(scriptAuthor),
	/** Other scripts of the same author that moderators have removed. */
	removed_scripts_of_author: z.number(),
	/** Public ones and the latest, newest first; at most 50. */
	versions: z.array(
		z.object({
			id: z.uuid(),
			semver: z.string(),
			published_at: z.string(),
			risk_level: riskLevel,
			change_note: z.nullable(z.string()),
			generated_by: z.string(),
		}),
	),
	/** All reports about it, newest first; at most 20. */
	reports: z.array(
		z.object({
			id: z.uuid(),
			reason,
			status: reportStatus,
			created_at: z.string(),
			description: z.nullable(z.string()),
			is_about_review: z.boolean(),
		}),
	),
});
export type ReportedScript = Readonly<z.infer<typeof reportedScript>>;
