import * as z from "zod/mini";

/** Name of the edge function. It answers an `answeredResult`, or a `functionRefusal` with one of the codes below. */
export const ANALYZE_SECURITY = "analyze-security";

/** Only answers; nothing is stored. The code's own limits are checked apart, for their sentences. */
export const analyzeCodeRequest = z.object({
	code: z.string(),
	title: z.optional(z.string().check(z.maxLength(500))),
});
export type AnalyzeCodeRequest = z.infer<typeof analyzeCodeRequest>;

/** Rates a saved version and stores the report. For anybody who can see the version. */
export const analyzeVersionRequest = z.object({ version_id: z.uuid() });
export type AnalyzeVersionRequest = z.infer<typeof analyzeVersionRequest>;

/** Processes a batch of the queue. With the service role's key only. */
export const drainQueueRequest = z.object({ drain: z.literal(true) });

/** Answer to `drainQueueRequest`. */
export const drainQueueAnswer = z.object({
	/** Jobs this call has finished: rated, and given up on (those versions are 'Not rated'). */
	done: z.int(),
	failed: z.int(),
	/** Jobs still to do; ask again while there are some. */
	waiting: z.int(),
	/** Newest versions whose rating was made by other rules than these; looked for only when nothing waits, else 0. */
	outdated: z.int(),
	rules_version: z.string(),
});
export type DrainQueueAnswer = z.infer<typeof drainQueueAnswer>;

export type AnalyzeSecurityErrorCode =
	| "method_not_allowed"
	/** Not JSON, or none of the three requests. */
	| "invalid_request"
	| "code_too_short"
	| "code_too_long"
	/** The session has ended or was never one. */
	| "unauthenticated"
	/** Draining without the service role's key. */
	| "forbidden"
	/** No such version, or not for this person. */
	| "version_not_found"
	| "rate_limited"
	| "database_unreachable";
