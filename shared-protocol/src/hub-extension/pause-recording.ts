import * as z from "zod/mini";
import { defineMessage } from "../channel/define-message.ts";
import { recordingSessionId } from "./recording-session-id.ts";
import { recordingStatus } from "./recording-status.ts";

/** Pauses a recording; nothing is recorded until it is resumed. */
export const pauseRecording = defineMessage({
	type: "SCRIPTORIUM_PAUSE_RECORDING",
	direction: "web-to-extension",
	payload: z.object({ sessionId: recordingSessionId }),
	response: recordingStatus,
	callers: ["hub"],
	errors: ["SESSION_NOT_FOUND", "STORAGE_ERROR"],
});
