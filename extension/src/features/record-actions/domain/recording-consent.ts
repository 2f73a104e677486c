import { type RecordingOptions, recordingOptions } from "@scriptorium/flow/recording/recording-session";
import * as z from "zod/mini";

/** What a person has agreed to: recordings that one tab of the hub starts. Kept until the browser is closed. */
export const recordingConsent = z.object({ hubTabId: z.int(), options: recordingOptions });

/** A recording that a tab of the hub asked for, while a page of the extension asks the person. */
export const askedRecording = z.object({
	requestId: z.string(),
	sessionId: z.string(),
	hubTabId: z.int(),
	/** Tab of the page that asks; null until it is open. */
	pageTabId: z.nullable(z.int()),
	options: recordingOptions,
});
export type AskedRecording = z.infer<typeof askedRecording>;

/** Whether a recording takes no more than the person has agreed to: no further captures, no further pages, no further parts of pages. */
export function isCovered(agreed: RecordingOptions, wanted: RecordingOptions): boolean {
	const takesMore =
		(wanted.captureScreenshots && !agreed.captureScreenshots) ||
		(wanted.captureNetwork && !agreed.captureNetwork) ||
		(wanted.captureConsole && !agreed.captureConsole);
	const isEverySite = agreed.allowedDomains.length === 0;
	const hasSites =
		isEverySite ||
		(wanted.allowedDomains.length > 0 && wanted.allowedDomains.every((host) => agreed.allowedDomains.includes(host)));
	const leavesOut = agreed.ignoredSelectors.every((selector) => wanted.ignoredSelectors.includes(selector));
	return !takesMore && hasSites && leavesOut;
}
