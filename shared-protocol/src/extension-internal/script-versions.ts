import * as z from "zod/mini";
import { defineEvent, defineMessage } from "../channel/define-message.ts";
import { scriptRating } from "./script-rating.ts";
import { runAtChoice, scriptRules } from "./script-rules.ts";

/** The code of an installed script, and its earlier versions, newest first. */
export const getScript = defineMessage({
	type: "SCRIPTORIUM_GET_SCRIPT",
	direction: "extension-internal",
	payload: z.object({ id: z.string() }),
	response: defineEvent({
		type: "SCRIPTORIUM_SCRIPT",
		direction: "extension-internal",
		payload: z.object({
			code: z.string(),
			/** What the user has decided about where and when it runs. */
			rules: scriptRules,
			/** The author's own rules, as written. */
			authorRules: z.object({
				pages: z.array(z.string()),
				exclusions: z.array(z.string()),
				runAt: runAtChoice,
				/** Those of `pages` that match no page. */
				dead: z.array(z.string()),
			}),
			versions: z.array(
				z.object({
					versionId: z.string(),
					version: z.string(),
					code: z.string(),
					rating: scriptRating,
					edited: z.boolean(),
					/** Since when it was the installed version. */
					updatedAt: z.string(),
				}),
			),
		}),
	}),
	callers: ["options"],
	errors: ["NOT_FOUND", "STORAGE_ERROR"],
});

const changed = defineEvent({
	type: "SCRIPTORIUM_CODE_CHANGED",
	direction: "extension-internal",
	payload: z.object({ id: z.string() }),
});

/** Goes back to an earlier version. The version that it replaces is kept, and not offered as an update again. */
export const rollBackScript = defineMessage({
	type: "SCRIPTORIUM_ROLL_BACK_SCRIPT",
	direction: "extension-internal",
	payload: z.object({ id: z.string(), versionId: z.string() }),
	response: changed,
	callers: ["options"],
	errors: ["NOT_FOUND", "STORAGE_ERROR"],
});

/** Saves what the user wrote in the editor as a new version of an installed script. */
export const saveScript = defineMessage({
	type: "SCRIPTORIUM_SAVE_SCRIPT",
	direction: "extension-internal",
	payload: z.object({
		id: z.string(),
		code: z.string(),
		/** The code that was opened in the editor. */
		from: z.string(),
		/** As the editor showed it. */
		rating: scriptRating,
	}),
	response: changed,
	callers: ["options"],
	/** As of `confirmInstall`. CHANGED: it was updated since the editor opened it. */
	errors: ["NOT_FOUND", "CHANGED", "INVALID_SCRIPT", "REQUIRE_FAILED", "CHECKSUM_MISMATCH", "STORAGE_ERROR"],
});
