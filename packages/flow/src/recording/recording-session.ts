import * as z from "zod/mini";
import { recordedAction } from "./recorded-action.ts";

/** Spec 03 § 9. Times in milliseconds. */
export const recordingDefaults = {
	maxActions: 1000,
	maxDuration: 3_600_000,
	throttleMs: 100,
	dragDuration: 500,
} as const;

const patterns = z.array(z.string().check(z.minLength(1), z.maxLength(400))).check(z.maxLength(100));

/** Options of a recording. */
export const recordingOptions = z.object({
	captureScreenshots: z._default(z.boolean(), false),
	captureNetwork: z._default(z.boolean(), false),
	captureConsole: z._default(z.boolean(), false),
	/** CSS: nothing in what matches is recorded. */
	ignoredSelectors: z._default(patterns, []),
	/** Hosts, as `example.org` or `*.example.org`; all when empty. */
	allowedDomains: z._default(patterns, []),
	maxActions: z._default(z.int().check(z.gte(1), z.lte(10_000)), recordingDefaults.maxActions),
	maxDuration: z._default(z.int().check(z.gte(1000), z.lte(86_400_000)), recordingDefaults.maxDuration),
	/** Minimum time between two recorded scroll positions. */
	throttleMs: z._default(z.int().check(z.gte(0), z.lte(10_000)), recordingDefaults.throttleMs),
});
export type RecordingOptions = z.infer<typeof recordingOptions>;

const time = z.number().check(z.nonnegative());

export const recordingSession = z.object({
	id: z.string().check(z.minLength(1), z.maxLength(64)),
	startTime: time,
	/** Null while the recording is active. */
	endTime: z.nullable(time),
	actions: z.array(recordedAction).check(z.maxLength(10_000)),
	metadata: z.record(z.string(), z.string()),
});
export type RecordingSession = z.infer<typeof recordingSession>;

/**
 * Computes the length of a recording (spec 03 § 9).
 * @param actions in the order of the recording; timestamps in milliseconds since 1970
 * @returns milliseconds from the first action to the last; 0 for fewer than two
 */
export function recordedDuration(actions: readonly { readonly timestamp: number }[]): number {
	const [first] = actions;
	const last = actions.at(-1);
	return first && last ? Math.max(0, last.timestamp - first.timestamp) : 0;
}
