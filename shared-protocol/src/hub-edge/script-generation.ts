import * as z from "zod/mini";
import { scriptPlan } from "./script-plan.ts";

/** `model_used` of what was written without a model. */
export const TEMPLATE_MODE = "templates";

/** Requests that a person still has today, for the functions that ask a model. */
export const generationQuota = z.object({
	used: z.int().check(z.nonnegative()),
	limit: z.int().check(z.nonnegative()),
	/** ISO 8601. */
	resets_at: z.iso.datetime(),
});
export type GenerationQuota = z.infer<typeof generationQuota>;

/** Answer to a GET of `generate-bookmarklet`: which models the operator allows. Anybody may ask. */
export const generationStatus = z.object({
	/** The model that is used by default; null without one: template mode. */
	model: z.nullable(z.string()),
	/** Models that a person may choose, with the default one; empty without one. */
	models: z.array(z.string()),
	/** Null for visitors and without a model. */
	quota: z.nullable(generationQuota),
});
export type GenerationStatus = z.infer<typeof generationStatus>;

/**
 * Answer of `generate-bookmarklet`. The first five fields are the specification's; the others are additions. With `stage: "plan"`
 * `code` is empty and `plan` is to be approved.
 */
export const generatedBookmarklet = z.object({
	code: z.string(),
	title: z.string(),
	description: z.string(),
	category: z.string(),
	tags: z.array(z.string()),
	plan: z.optional(z.nullable(scriptPlan)),
	model_used: z.optional(z.string()),
	tokens_used: z.optional(z.int()),
	quota: z.optional(generationQuota),
});
export type GeneratedBookmarklet = z.infer<typeof generatedBookmarklet>;

export const generationErrorCode = z.enum([
	"method_not_allowed",
	"invalid_request",
	/** 'Please describe what you want the script to do' */
	"prompt_empty",
	"prompt_too_long",
	"unauthenticated",
	/** The person's quota of the day; `details` is JSON of `generationQuota`. */
	"quota_exceeded",
	"rate_limited",
	/** Template mode: no template fits. `details` is JSON of `templateRefusal`. */
	"not_in_catalog",
	/** Template mode: a value is missing. `details` is JSON of `templateQuestion`. */
	"value_missing",
	"model_not_allowed",
	/** The model declined. */
	"model_refused",
	/** Its answer stayed unusable after one repair, or was cut off by its length limit. */
	"model_answer_invalid",
	"model_unavailable",
	"model_timeout",
	/** The code needs sites, permissions or hosts that the approved plan does not name. */
	"exceeds_plan",
	"database_unreachable",
	/** An error that nobody expected; the function's log has more. */
	"internal_error",
]);
export type GenerationErrorCode = z.infer<typeof generationErrorCode>;

/** `details` of `not_in_catalog`. */
export const templateRefusal = z.object({
	unknown_words: z.array(z.string()),
	nearest: z.array(z.object({ id: z.string(), title: z.string() })),
});
/** `details` of `value_missing`. */
export const templateQuestion = z.object({ template: z.string(), slot: z.string(), question: z.string() });

/** An event of the stream that is sent when the request accepts `text/event-stream`: one JSON object per `data:` line. */
export const generationEvent = z.discriminatedUnion("type", [
	z.object({ type: z.literal("status"), step: z.enum(["planning", "writing", "checking", "repairing"]) }),
	/** The next characters of the code as the model writes it: for display only, the result replaces them. */
	z.object({ type: z.literal("text"), text: z.string() }),
	z.object({ type: z.literal("plan"), plan: scriptPlan }),
	z.object({ type: z.literal("result"), result: generatedBookmarklet }),
	z.object({
		type: z.literal("error"),
		error: z.string(),
		details: z.nullable(z.string()),
		code: z.string(),
		status: z.int(),
	}),
]);
export type GenerationEvent = z.infer<typeof generationEvent>;
