import * as z from "zod/mini";
import { defineEvent, defineMessage } from "../channel/define-message.ts";

/** The installed script that a text would replace: from the same address, else with the same name and namespace. */
export const findInstalled = defineMessage({
	type: "SCRIPTORIUM_FIND_INSTALLED",
	direction: "extension-internal",
	payload: z.object({ sourceUrl: z.string(), code: z.string() }),
	response: defineEvent({
		type: "SCRIPTORIUM_INSTALLED_FOUND",
		direction: "extension-internal",
		payload: z.object({
			script: z.nullable(z.object({ id: z.string(), code: z.string(), sourceUrl: z.string(), edited: z.boolean() })),
		}),
	}),
	callers: ["confirm-install"],
	errors: ["STORAGE_ERROR"],
});
