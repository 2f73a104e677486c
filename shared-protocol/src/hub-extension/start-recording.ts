import { recordingOptions } from "@scriptorium/flow/recording/recording-session";
import * as z from "zod/mini";
import { defineMessage } from "../channel/define-message.ts";
import { recordingSessionId } from "./recording-session-id.ts";
import { recordingStatus } from "./recording-status.ts";

/**
 * Starts to record every tab but the hub's own, once the person has agreed on a page of the extension. The answer says `asking` while
 * she is asked; then the state `recording` follows, or the error event PERMISSION_DENIED. Deletes the stored recording of an earlier
 * session when it starts.
 */
export const startRecording = defineMessage({
	type: "SCRIPTORIUM_START_RECORDING",
	direction: "web-to-extension",
	payload: z.object({ sessionId: recordingSessionId, options: z.optional(recordingOptions) }),
	response: recordingStatus,
	callers: ["hub"],
	/**
	 * PERMISSION_DENIED: not from a tab, or refused several times within a minute. SESSION_ALREADY_EXISTS: a recording is active or asked for, or has this id. STORAGE_ERROR: it
	 * could not be stored, so it was not started. UNKNOWN_ERROR: no page could be opened.
	 */
	errors: ["PERMISSION_DENIED", "SESSION_ALREADY_EXISTS", "STORAGE_ERROR", "UNKNOWN_ERROR"],
});
