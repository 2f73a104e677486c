import * as z from "zod/mini";
import { defineMessage } from "../channel/define-message.ts";
import { recordingStatus } from "./recording-status.ts";

/** Asks for the recorder's state; with a session id, for that of one session. */
export const getStatus = defineMessage({
	type: "SCRIPTORIUM_GET_STATUS",
	direction: "web-to-extension",
	payload: z.object({ sessionId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))) }),
	response: recordingStatus,
	callers: ["hub"],
	errors: ["SESSION_NOT_FOUND"],
});
