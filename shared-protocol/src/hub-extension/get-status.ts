import * as z from "zod/mini";
import { defineMessage } from "../channel/define-message.ts";
import { recordingSessionId } from "./recording-session-id.ts";
import { recordingStatus } from "./recording-status.ts";

/**
 * Asks for the recorder's state; with a session id, for that of one session. With `lastSeq`, the number of the last event received,
 * the later events are sent again before the answer, including updates of earlier actions.
 */
export const getStatus = defineMessage({
	type: "SCRIPTORIUM_GET_STATUS",
	direction: "web-to-extension",
	payload: z.object({
		sessionId: z.optional(recordingSessionId),
		lastSeq: z.optional(z.int().check(z.nonnegative())),
	}),
	response: recordingStatus,
	callers: ["hub"],
	errors: ["SESSION_NOT_FOUND", "STORAGE_ERROR"],
});
