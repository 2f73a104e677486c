import * as z from "zod/mini";
import { defineEvent, defineMessage } from "../channel/define-message.ts";

/** Reads the script's source address and compares versions. Installs nothing. */
export const checkUpdate = defineMessage({
	type: "SCRIPTORIUM_CHECK_UPDATE",
	direction: "extension-internal",
	payload: z.object({ id: z.string() }),
	response: defineEvent({
		type: "SCRIPTORIUM_UPDATE_CHECKED",
		direction: "extension-internal",
		payload: z.object({ newer: z.boolean(), version: z.string(), sourceUrl: z.string() }),
	}),
	callers: ["options"],
	errors: ["NOT_FOUND", "NETWORK_ERROR", "INVALID_SCRIPT", "STORAGE_ERROR"],
});
