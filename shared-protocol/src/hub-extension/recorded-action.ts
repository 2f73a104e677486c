import { recordedAction } from "@scriptorium/flow/recording/recorded-action";
import * as z from "zod/mini";
import { defineEvent } from "../channel/define-message.ts";
import { recordingSessionId } from "./recording-session-id.ts";

/**
 * An action, sent once it is stored. While a text is being typed or a page scrolled, its action is updated: it is sent again at the
 * same index with a higher `seq`.
 */
export const recordedActionEvent = defineEvent({
	type: "SCRIPTORIUM_RECORDED_ACTION",
	direction: "extension-to-web",
	payload: z.object({
		sessionId: recordingSessionId,
		/** Number of the event, ascending: after a reconnect `getStatus` asks for the events after the last one received. */
		seq: z.int().check(z.positive()),
		/** Index of the action in the recording, counted from 0. */
		index: z.int().check(z.nonnegative()),
		action: recordedAction,
	}),
});
