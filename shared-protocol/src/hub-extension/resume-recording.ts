import * as z from "zod/mini";
import { defineMessage } from "../channel/define-message.ts";
import { recordingSessionId } from "./recording-session-id.ts";
import { recordingStatus } from "./recording-status.ts";

/** Resumes a paused recording. */
export const resumeRecording = defineMessage({
	type: "SCRIPTORIUM_RESUME_RECORDING",
	direction: "web-to-extension",
	payload: z.object({ sessionId: recordingSessionId }),
	response: recordingStatus,
	callers: ["hub"],
	errors: ["SESSION_NOT_FOUND", "STORAGE_ERROR"],
});
