import * as z from "zod/mini";
import { defineEvent, defineMessage } from "../channel/define-message.ts";

const opened = defineEvent({
	type: "SCRIPTORIUM_PAGE_OPENED",
	direction: "extension-internal",
	payload: z.object({}),
});
const errors = ["UNKNOWN_ERROR"] as const;

/** Shows the dashboard: the tab that shows it already, else a new one. */
export const openOptions = defineMessage({
	type: "SCRIPTORIUM_OPEN_OPTIONS",
	direction: "extension-internal",
	payload: z.object({}),
	response: opened,
	callers: ["popup", "confirm-install"],
	errors,
});

/** Shows the editor of an installed script, or of a new one. */
export const openEditor = defineMessage({
	type: "SCRIPTORIUM_OPEN_EDITOR",
	direction: "extension-internal",
	payload: z.object({
		/** Null: a new script. */
		id: z.nullable(z.string().check(z.regex(/^[a-z0-9-]{1,64}$/))),
	}),
	response: opened,
	callers: ["popup", "confirm-install"],
	errors,
});
