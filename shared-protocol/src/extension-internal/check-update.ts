import * as z from "zod/mini";
import { defineEvent, defineMessage } from "../channel/define-message.ts";
import { changedFile } from "./script-files.ts";
import { scriptRating } from "./script-rating.ts";
import { holdReason } from "./script-summary.ts";

/** How the check of one script ended. `updated`: the newer version was applied. `held`: it waits for the user. */
export const updateOutcome = z.object({
	id: z.string(),
	state: z.enum(["current", "updated", "held", "skipped", "no-address", "failed"]),
	/** Version found; empty where there is none. */
	version: z.string(),
	/** Of `failed`. */
	problem: z.nullable(z.string()),
});
export type UpdateOutcome = z.infer<typeof updateOutcome>;

/** Looks for newer versions, and applies those that can do nothing new. */
export const checkUpdates = defineMessage({
	type: "SCRIPTORIUM_CHECK_UPDATES",
	direction: "extension-internal",
	/** Null: all scripts. */
	payload: z.object({ ids: z.nullable(z.array(z.string()).check(z.maxLength(1000))) }),
	response: defineEvent({
		type: "SCRIPTORIUM_UPDATES_CHECKED",
		direction: "extension-internal",
		payload: z.object({ outcomes: z.array(updateOutcome) }),
	}),
	callers: ["popup", "options"],
	errors: ["STORAGE_ERROR"],
});

/** An update that waits, with the installed code. */
export const getHeldUpdate = defineMessage({
	type: "SCRIPTORIUM_GET_HELD_UPDATE",
	direction: "extension-internal",
	payload: z.object({ id: z.string() }),
	response: defineEvent({
		type: "SCRIPTORIUM_HELD_UPDATE",
		direction: "extension-internal",
		payload: z.object({
			name: z.string(),
			installed: z.object({ code: z.string(), version: z.string(), rating: scriptRating }),
			update: z.object({ code: z.string(), version: z.string(), rating: scriptRating }),
			reasons: z.array(holdReason),
			foundAt: z.string(),
			/** Libraries and files that the update loads and the installed version does not have, or has with another content. */
			files: z.array(changedFile),
		}),
	}),
	callers: ["options"],
	errors: ["NOT_FOUND", "STORAGE_ERROR"],
});

const decided = defineEvent({
	type: "SCRIPTORIUM_UPDATE_DECIDED",
	direction: "extension-internal",
	payload: z.object({ id: z.string() }),
});

/** Applies an update that waits. `code` is exactly the text that the page showed. */
export const acceptUpdate = defineMessage({
	type: "SCRIPTORIUM_ACCEPT_UPDATE",
	direction: "extension-internal",
	payload: z.object({ id: z.string(), code: z.string() }),
	response: decided,
	callers: ["options"],
	/** CHANGED: the script or the update is not what the page showed. */
	errors: ["NOT_FOUND", "CHANGED", "STORAGE_ERROR"],
});

/** Gives an update up, until there is a newer one. */
export const skipUpdate = defineMessage({
	type: "SCRIPTORIUM_SKIP_UPDATE",
	direction: "extension-internal",
	payload: z.object({ id: z.string() }),
	response: decided,
	callers: ["options"],
	errors: ["NOT_FOUND", "STORAGE_ERROR"],
});
