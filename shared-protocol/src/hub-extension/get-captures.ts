import { recordingCapture } from "@scriptorium/flow/recording/recording-capture";
import * as z from "zod/mini";
import { defineEvent, defineMessage } from "../channel/define-message.ts";
import { recordingSessionId } from "./recording-session-id.ts";

export const recordingCaptures = defineEvent({
	type: "SCRIPTORIUM_CAPTURES",
	direction: "extension-to-web",
	payload: z.object({
		sessionId: recordingSessionId,
		/** In the order in which they were kept. */
		captures: z.array(recordingCapture).check(z.maxLength(500)),
		/** To ask with for what comes after these. */
		last: z.int().check(z.nonnegative()),
		hasMore: z.boolean(),
	}),
});

/** Asks for what a recording captured beside its actions, as much as one message holds. */
export const getCaptures = defineMessage({
	type: "SCRIPTORIUM_GET_CAPTURES",
	direction: "web-to-extension",
	payload: z.object({
		sessionId: recordingSessionId,
		/** `last` of the answer before; 0 at first. */
		after: z.int().check(z.nonnegative()),
	}),
	response: recordingCaptures,
	callers: ["hub"],
	errors: ["SESSION_NOT_FOUND", "STORAGE_ERROR"],
});
