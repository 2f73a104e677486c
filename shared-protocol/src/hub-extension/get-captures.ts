import { recordingCapture } from "@scriptorium/flow/recording/recording-capture";
import * as z from "zod/mini";
import { defineEvent, defineMessage } from "../channel/define-message.ts";
import { recordingSessionId } from "./recording-session-id.ts";

export const recordingCaptures = defineEvent({
	type: "SCRIPTORIUM_CAPTURES",
	direction: "extension-to-web",
	payload: z.object({
		sessionId: recordingSessionId,
		/** In the order of their storage. */
		captures: z.array(recordingCapture).check(z.maxLength(500)),
		/** Key of the last capture, for the next request. */
		last: z.int().check(z.nonnegative()),
		hasMore: z.boolean(),
	}),
});

/** Asks for the captures of a recording, as many as fit into one message. */
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
