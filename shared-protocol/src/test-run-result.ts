import * as z from "zod/mini";
import { pageTestRunLimits } from "./page-test-run-limits.ts";

const message = z.string().check(z.maxLength(pageTestRunLimits.message));
const nodeId = z.string().check(z.minLength(1), z.maxLength(100));
const duration = z.number().check(z.nonnegative());

/** One line of the console. `at` in milliseconds since the start of the run. */
export const testRunLog = z.object({
	at: duration,
	level: z.enum(["debug", "log", "info", "warn", "error"]),
	text: z.string().check(z.maxLength(pageTestRunLimits.logText)),
});
export type TestRunLog = z.infer<typeof testRunLog>;

/** The last that is known of a step; a step in a loop runs several times. */
export const testRunStep = z.object({
	nodeId,
	state: z.enum(["running", "done", "failed"]),
	/** How many times it was started. */
	runs: z.int().check(z.positive()),
	/** Why it failed, with the nearest candidate of an element that was not found. */
	message: z.optional(message),
});
export type TestRunStep = z.infer<typeof testRunStep>;

/**
 * Why a run ended. `SCRIPT_ERROR`: a step failed or the code threw. `INVALID_CODE`: it is no program. `STOPPED`, `CANCELLED`: by the
 * person, during the run or before it. `TIMED_OUT`: it took longer than the limit. `TAB_CLOSED`, `PAGE_NOT_LOADED`: its page is gone
 * or did not load. `PAGE_NOT_ALLOWED`: a page on which nothing may run. `SITE_NOT_ALLOWED`: a site that the person has not allowed.
 */
export const testRunFailureCodes = [
	"SCRIPT_ERROR",
	"INVALID_CODE",
	"STOPPED",
	"CANCELLED",
	"TIMED_OUT",
	"TAB_CLOSED",
	"PAGE_NOT_LOADED",
	"PAGE_NOT_ALLOWED",
	"SITE_NOT_ALLOWED",
	"CONNECTION_LOST",
] as const;
export type TestRunFailureCode = (typeof testRunFailureCodes)[number];

export const testRunFailure = z.object({
	code: z.enum(testRunFailureCodes),
	message,
	/** The step that failed, or that was running. */
	nodeId: z.nullable(nodeId),
	/** Of `SITE_NOT_ALLOWED`: the origin that would have to be allowed. */
	site: z.optional(z.string().check(z.maxLength(300))),
});
export type TestRunFailure = z.infer<typeof testRunFailure>;

/** How a run ended, without its log lines. */
export const testRunEnd = z.object({
	success: z.boolean(),
	/** The flow's variables as JSON; null without any. */
	output: z.nullable(z.string().check(z.maxLength(pageTestRunLimits.output))),
	errors: z.array(testRunFailure).check(z.maxLength(20)),
	/** Milliseconds. */
	duration,
	/** Growth of the page's memory in bytes, as far as the browser tells it: an estimate. Null where it does not. */
	memory_used: z.nullable(z.number()),
	/** Start of the run, in milliseconds since 1970. */
	timestamp: duration,
});
export type TestRunEnd = z.infer<typeof testRunEnd>;

/** Result of a run (spec 03 § 3). */
export interface TestRunResult extends TestRunEnd {
	readonly logs: readonly TestRunLog[];
}
