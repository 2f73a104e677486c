import * as z from "zod/mini";
import { defineEvent } from "../channel/define-message.ts";
import { recordingSessionId } from "./recording-session-id.ts";

/** A recording has ended. `duration` in milliseconds, from its first action to its last. */
export const recordingComplete = defineEvent({
	type: "SCRIPTORIUM_RECORDING_COMPLETE",
	direction: "extension-to-web",
	payload: z.object({
		sessionId: recordingSessionId,
		actionCount: z.int().check(z.nonnegative()),
		duration: z.number().check(z.nonnegative()),
	}),
});
