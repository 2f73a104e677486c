import * as z from "zod/mini";
import { defineMessage } from "../channel/define-message.ts";
import { recordingSessionId } from "./recording-session-id.ts";
import { recordingStatus } from "./recording-status.ts";

/** Ends a recording. Its actions stay stored until another recording begins. */
export const stopRecording = defineMessage({
	type: "SCRIPTORIUM_STOP_RECORDING",
	direction: "web-to-extension",
	payload: z.object({ sessionId: recordingSessionId }),
	response: recordingStatus,
	callers: ["hub"],
	errors: ["SESSION_NOT_FOUND", "STORAGE_ERROR"],
});
