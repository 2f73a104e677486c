import { recordingOptions } from "@scriptorium/flow/recording/recording-session";
import * as z from "zod/mini";
import { defineMessage } from "../channel/define-message.ts";
import { recordingSessionId } from "./recording-session-id.ts";
import { recordingStatus } from "./recording-status.ts";

/** Begins to record every tab but the hub's own. What an earlier session had is forgotten once another begins. */
export const startRecording = defineMessage({
	type: "SCRIPTORIUM_START_RECORDING",
	direction: "web-to-extension",
	payload: z.object({ sessionId: recordingSessionId, options: z.optional(recordingOptions) }),
	response: recordingStatus,
	callers: ["hub"],
	/** SESSION_ALREADY_EXISTS: one is going on, or has this id. STORAGE_ERROR: it could not be kept, so it was not begun. */
	errors: ["SESSION_ALREADY_EXISTS", "STORAGE_ERROR"],
});
