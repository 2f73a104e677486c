import * as z from "zod/mini";
import { defineEvent, defineMessage } from "../channel/define-message.ts";

/** Brings the browser's registrations in line with what is stored, and says whether the browser lets scripts run. */
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
