import { hideablePart } from "@scriptorium/flow/recording/hide-value";
import * as z from "zod/mini";
import { defineMessage } from "../channel/define-message.ts";
import { recordingSessionId } from "./recording-session-id.ts";
import { recordingStatus } from "./recording-status.ts";

/**
 * Forgets a value of an action that is kept, wherever else the recording has it, and the pictures from then on. The actions that
 * change are told again. An action that is not there, or has no such part, changes nothing.
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
