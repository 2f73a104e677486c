import { recordedAction } from "@scriptorium/flow/recording/recorded-action";
import * as z from "zod/mini";
import { defineEvent } from "../channel/define-message.ts";
import { recordingSessionId } from "./recording-session-id.ts";

/**
 * An action, told once it is kept. While a text is being typed or a page scrolled its action grows: it is told again at the same
 * place with a higher number.
 */
export const recordedActionTold = defineEvent({
	type: "SCRIPTORIUM_RECORDED_ACTION",
	direction: "extension-to-web",
	payload: z.object({
		sessionId: recordingSessionId,
		/** Of the telling, rising: who has heard all up to one can ask for what came after. */
		seq: z.int().check(z.positive()),
		/** Place of the action in the recording, counted from 0. */
		index: z.int().check(z.nonnegative()),
		action: recordedAction,
	}),
});
