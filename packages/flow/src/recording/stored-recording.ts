import * as z from "zod/mini";
import { recordedAction } from "./recorded-action.ts";

/** What `recording_data` of a cloud recording holds (spec 03 § 3). */
export const storedRecording = z.object({
	sessionId: z.string().check(z.minLength(1), z.maxLength(64)),
	actions: z.array(recordedAction).check(z.maxLength(10_000)),
	metadata: z.object({
		extensionVersion: z.string().check(z.maxLength(32)),
		/** ISO 8601. */
		recordedAt: z.iso.datetime(),
	}),
});
export type StoredRecording = z.infer<typeof storedRecording>;
