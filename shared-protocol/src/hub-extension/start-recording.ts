import { recordingOptions } from "@scriptorium/flow/recording/recording-session";
import * as z from "zod/mini";
import { defineMessage } from "../channel/define-message.ts";
import { recordingSessionId } from "./recording-session-id.ts";
import { recordingStatus } from "./recording-status.ts";

/** Starts to record every tab but the hub's own. Deletes the stored recording of an earlier session. */
export const startRecording = defineMessage({
	type: "SCRIPTORIUM_START_RECORDING",
	direction: "web-to-extension",
	payload: z.object({ sessionId: recordingSessionId, options: z.optional(recordingOptions) }),
	response: recordingStatus,
	callers: ["hub"],
	/** SESSION_ALREADY_EXISTS: a recording is active, or has this id. STORAGE_ERROR: it could not be stored, so it was not started. */
	errors: ["SESSION_ALREADY_EXISTS", "STORAGE_ERROR"],
});
