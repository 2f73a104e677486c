import * as z from "zod/mini";
import { defineEvent, defineMessage } from "../channel/define-message.ts";

/** Asks whether the worker answers, and in which version. */
export const pingExtension = defineMessage({
	type: "SCRIPTORIUM_PING_EXTENSION",
	direction: "extension-internal",
	payload: z.object({}),
	response: defineEvent({
		type: "SCRIPTORIUM_EXTENSION_PONG",
		direction: "extension-internal",
		payload: z.object({ version: z.string(), userScriptsAllowed: z.boolean() }),
	}),
	callers: ["popup", "options", "confirm-install", "test-run"],
	errors: [],
});
