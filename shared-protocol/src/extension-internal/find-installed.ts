import * as z from "zod/mini";
import { defineEvent, defineMessage } from "../channel/define-message.ts";

/** The installed script that an address would update, with its code for comparison. */
export const findInstalled = defineMessage({
	type: "SCRIPTORIUM_FIND_INSTALLED",
	direction: "extension-internal",
	payload: z.object({ sourceUrl: z.string() }),
	response: defineEvent({
		type: "SCRIPTORIUM_INSTALLED_FOUND",
		direction: "extension-internal",
		payload: z.object({ script: z.nullable(z.object({ id: z.string(), code: z.string() })) }),
	}),
	callers: ["confirm-install"],
	errors: ["STORAGE_ERROR"],
});
