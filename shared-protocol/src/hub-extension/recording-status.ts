import * as z from "zod/mini";
import { defineEvent } from "../channel/define-message.ts";
import { bridgeErrorCodes } from "./bridge-constants.ts";
import { recordingSessionId } from "./recording-session-id.ts";

export const recordingError = z.object({
	code: z.enum(bridgeErrorCodes),
	message: z.string().check(z.maxLength(2000)),
	details: z.optional(z.string().check(z.maxLength(4000))),
});

/** State of the recorder. `duration` in milliseconds. */
export const recordingStatus = defineEvent({
	type: "SCRIPTORIUM_RECORDING_STATUS",
	direction: "extension-to-web",
	payload: z.object({
		sessionId: z.nullable(recordingSessionId),
		status: z.object({
			/** `asking`: a page of the extension asks the person whether the hub may record. */
			state: z.enum(["idle", "connecting", "ready", "asking", "recording", "paused", "stopped", "error"]),
			sessionId: z.nullable(recordingSessionId),
			actionCount: z.int().check(z.nonnegative()),
			duration: z.number().check(z.nonnegative()),
			error: z.nullable(recordingError),
		}),
	}),
});
