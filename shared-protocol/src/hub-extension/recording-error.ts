import * as z from "zod/mini";
import { defineEvent } from "../channel/define-message.ts";
import { recordingSessionId } from "./recording-session-id.ts";
import { recordingError } from "./recording-status.ts";

/** A recording ended because of an error or a limit. */
export const recordingErrorEvent = defineEvent({
	type: "SCRIPTORIUM_RECORDING_ERROR",
	direction: "extension-to-web",
	payload: z.object({ sessionId: recordingSessionId, error: recordingError }),
});
