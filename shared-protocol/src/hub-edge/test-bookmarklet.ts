import * as z from "zod/mini";
import { devicePresetName } from "../device-presets.ts";
import { pageEffects } from "../page-effects.ts";

/**
 * Name of the edge function. A POST runs code in a browser of the server and answers a `testResult`, or a `functionRefusal` with a
 * `TestRunErrorCode`. For signed-in people. A GET answers a `testRunStatus` to anybody.
 */
export const TEST_BOOKMARKLET = "test-bookmarklet";

export const testRunLimits = {
	/** Characters of the code. */
	code: 1_000_000,
	url: 2000,
	/** Milliseconds of one run, from the opening of the page to the last picture. */
	durationMs: 15_000,
	/** Milliseconds in which the page has to load; then the script runs on what is there. */
	loadMs: 7_000,
	/** Runs of one person in an hour. */
	perHour: 20,
	/** Runs of all people at a time. */
	atOnce: 2,
	/** Runs that wait. */
	waiting: 20,
	/** Bytes that a run receives and sends through the egress proxy, together. */
	bytes: 30_000_000,
	/** Memory of all processes of a run's browser, in megabytes. */
	memoryMb: 1_024,
	logs: 200,
	logText: 1000,
	errors: 20,
	errorText: 300,
	requests: 200,
	hosts: 60,
	/** Characters of a picture as a data address. */
	picture: 700_000,
} as const;

/** The first two fields are the specification's; `device` is an addition. */
export const testBookmarkletRequest = z.object({
	code: z.string().check(z.maxLength(testRunLimits.code)),
	testUrl: z.string().check(z.maxLength(testRunLimits.url)),
	device: z.optional(devicePresetName),
});
export type TestBookmarkletRequest = z.infer<typeof testBookmarkletRequest>;

/** Who caused something: the script under test, or the page (its own scripts, its markup, the browser). */
export const causedBy = z.enum(["script", "page"]);
export type CausedBy = z.infer<typeof causedBy>;

/** A host that the run's browser asked the egress proxy for. */
export const contactedHost = z.object({
	host: z.string().check(z.maxLength(260)),
	by: causedBy,
	connections: z.int().check(z.nonnegative()),
	bytesSent: z.int().check(z.nonnegative()),
	bytesReceived: z.int().check(z.nonnegative()),
	/** Why the proxy refused connections to it, as a sentence; null when it refused none. */
	refused: z.nullable(z.string().check(z.maxLength(300))),
});
export type ContactedHost = z.infer<typeof contactedHost>;

const picture = z.nullable(
	z.string().check(z.maxLength(testRunLimits.picture), z.regex(/^data:image\/jpeg;base64,[A-Za-z0-9+/=]*$/)),
);

/** The first six fields are the specification's; the others are additions. Nothing is estimated: null is 'not measured'. */
export const testResult = z.object({
	success: z.boolean(),
	/** Milliseconds until the script's own call returned, or its promise was fulfilled. */
	executionTime: z.nullable(z.number().check(z.nonnegative())),
	/** Changes of the page from the start of the script until the page was quiet, those of the page's own scripts included. */
	domMutations: z.nullable(z.int().check(z.nonnegative())),
	logs: z
		.array(
			z.object({
				level: z.enum(["debug", "log", "info", "warn", "error"]),
				message: z.string().check(z.maxLength(testRunLimits.logText)),
				/** Milliseconds since the start of the run. */
				timestamp: z.number().check(z.nonnegative()),
			}),
		)
		.check(z.maxLength(testRunLimits.logs)),
	/** Sentences; empty exactly when `success`. */
	errors: z.array(z.string().check(z.maxLength(testRunLimits.errorText))).check(z.maxLength(testRunLimits.errors)),
	networkRequests: z
		.array(
			z.object({
				method: z.string().check(z.maxLength(20)),
				url: z.string().check(z.maxLength(300)),
				/** Null where no answer came. */
				status: z.nullable(z.int().check(z.nonnegative(), z.maximum(999))),
				by: causedBy,
			}),
		)
		.check(z.maxLength(testRunLimits.requests)),
	device: devicePresetName,
	/** Address and title of the page when the run ended. */
	page: z.object({ url: z.string().check(z.maxLength(testRunLimits.url)), title: z.string().check(z.maxLength(300)) }),
	/** What the person should know about the run: the page was still loading, it opened dialogs or windows, downloads were refused. Sentences. */
	notes: z.array(z.string().check(z.maxLength(300))).check(z.maxLength(20)),
	/** Milliseconds from the request to the page's load event; null when it was still loading. */
	loadTime: z.nullable(z.number().check(z.nonnegative())),
	/** Growth of the page's JavaScript heap during the script, in bytes. */
	memory: z.nullable(z.number()),
	pictures: z.object({ before: picture, after: picture }),
	/** Null when the script left the page, or the page did not answer any more. */
	effects: z.nullable(pageEffects),
	hosts: z.array(contactedHost).check(z.maxLength(testRunLimits.hosts)),
});
export type TestResult = z.infer<typeof testResult>;

export const testRunErrorCodes = [
	"method_not_allowed",
	"invalid_request",
	/** 'No code to test' */
	"code_empty",
	/** The code cannot be read as a script; `details` is JSON with `line` and `message`. */
	"code_unreadable",
	/** No address of the web, or one that the server must not reach. */
	"url_not_allowed",
	"unauthenticated",
	/** `details` is JSON with `retry_after_seconds`. */
	"rate_limited",
	/** Another run of the same person is waiting or running. */
	"already_running",
	/** Too many runs wait. */
	"busy",
	/** This server has no browser, or its worker does not answer. */
	"browser_unavailable",
	"database_unreachable",
] as const;
export const testRunErrorCode = z.enum(testRunErrorCodes);
export type TestRunErrorCode = z.infer<typeof testRunErrorCode>;

/** HTTP status of a refusal. */
export const testRunErrorStatus: Readonly<Record<TestRunErrorCode, number>> = {
	method_not_allowed: 405,
	invalid_request: 400,
	code_empty: 400,
	code_unreadable: 422,
	url_not_allowed: 422,
	unauthenticated: 401,
	rate_limited: 429,
	already_running: 409,
	busy: 503,
	browser_unavailable: 503,
	database_unreachable: 503,
};

/** Answer to a GET: whether this server runs tests. */
export const testRunStatus = z.object({
	available: z.boolean(),
	/** Why not, as a sentence; null when it is available. */
	reason: z.nullable(z.string().check(z.maxLength(300))),
});
export type TestRunStatus = z.infer<typeof testRunStatus>;

/** How far a run is. */
export const testRunPhase = z.enum(["starting", "loading", "running"]);
export type TestRunPhase = z.infer<typeof testRunPhase>;

/**
 * An event of the stream that is sent when the request accepts `text/event-stream`: one JSON object per `data:` line. The last one is
 * `result` or `error`. Closing the connection cancels the run.
 */
export const testRunEvent = z.discriminatedUnion("type", [
	/** `position` 1 is next. Sent again when it changes. */
	z.object({ type: z.literal("queued"), position: z.int().check(z.positive()) }),
	z.object({ type: z.literal("phase"), phase: testRunPhase }),
	z.object({ type: z.literal("result"), result: testResult }),
	z.object({
		type: z.literal("error"),
		error: z.string(),
		details: z.nullable(z.string()),
		code: testRunErrorCode,
		status: z.int(),
	}),
]);
export type TestRunEvent = z.infer<typeof testRunEvent>;
