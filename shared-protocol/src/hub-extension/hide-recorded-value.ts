import { hideablePart } from "@scriptorium/flow/recording/hide-value";
import * as z from "zod/mini";
import { defineMessage } from "../channel/define-message.ts";
import { recordingSessionId } from "./recording-session-id.ts";
import { recordingStatus } from "./recording-status.ts";

/**
 * Removes a value of a stored action, the same text elsewhere in the recording, and the pictures taken since. Changed actions are
 * sent again. An unknown action, or one without such a part, changes nothing.
 */
export const hideRecordedValue = defineMessage({
	type: "SCRIPTORIUM_HIDE_RECORDED_VALUE",
	direction: "web-to-extension",
	payload: z.object({
		sessionId: recordingSessionId,
		actionId: z.string().check(z.minLength(1), z.maxLength(64)),
		part: hideablePart,
	}),
	response: recordingStatus,
	callers: ["hub"],
	errors: ["SESSION_NOT_FOUND", "STORAGE_ERROR"],
});
