import * as z from "zod/mini";

const common = {
	id: z.string().check(z.minLength(1), z.maxLength(64)),
	/** Milliseconds since 1970. */
	timestamp: z.number().check(z.nonnegative()),
	/** Of the document it happened in. */
	url: z.url().check(z.maxLength(8192)),
};

/** Of one recording; `picture` and `text` in characters. */
export const captureLimits = { count: 2000, pictures: 300, picture: 150_000, text: 2000 } as const;

/** A picture of the tab (option `captureScreenshots`). */
export const screenshotCapture = z.object({
	...common,
	kind: z.literal("screenshot"),
	/** Id of the last action before it. */
	after: z.string().check(z.minLength(1), z.maxLength(64)),
	/** A JPEG. */
	image: z.string().check(z.startsWith("data:image/jpeg;base64,"), z.maxLength(captureLimits.picture)),
});

/** A request by a script of the page (option `captureNetwork`). */
export const requestCapture = z.object({
	...common,
	kind: z.literal("request"),
	address: z.url().check(z.maxLength(8192)),
	by: z.enum(["fetch", "xmlhttprequest", "beacon"]),
	/** HTTP status; null for other origins that do not expose it. */
	status: z.nullable(z.int().check(z.gte(100), z.lte(599))),
	/** Milliseconds. */
	duration: z.number().check(z.nonnegative()),
	/** Size of the encoded body; null for other origins that do not expose it. */
	bytes: z.nullable(z.int().check(z.nonnegative())),
});

/** Console messages and uncaught errors of the page (option `captureConsole`). */
export const consoleCapture = z.object({
	...common,
	kind: z.literal("console"),
	level: z.enum(["debug", "log", "info", "warn", "error"]),
	text: z.string().check(z.maxLength(captureLimits.text)),
});
export type ConsoleLevel = z.infer<typeof consoleCapture>["level"];

/** A capture of any kind. */
export const recordingCapture = z.discriminatedUnion("kind", [screenshotCapture, requestCapture, consoleCapture]);
export type RecordingCapture = z.infer<typeof recordingCapture>;
