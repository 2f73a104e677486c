import * as z from "zod/mini";
import { defineEvent, defineMessage } from "../channel/define-message.ts";

/** Synchronizes the browser's registrations with the stored scripts, and reports whether the browser permits them to run. */
export const syncUserScripts = defineMessage({
	type: "SCRIPTORIUM_SYNC_USER_SCRIPTS",
	direction: "extension-internal",
	payload: z.object({}),
	response: defineEvent({
		type: "SCRIPTORIUM_USER_SCRIPTS_STATUS",
		direction: "extension-internal",
		payload: z.object({
			allowed: z.boolean(),
			registered: z.number(),
			/** Scripts the browser refused, with its reason. */
			refused: z.array(z.object({ id: z.string(), reason: z.string() })),
		}),
	}),
	callers: ["popup", "options", "confirm-install"],
	errors: ["STORAGE_ERROR"],
});
