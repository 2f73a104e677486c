import * as z from "zod/mini";
import { defineEvent, defineMessage } from "../channel/define-message.ts";

/** Reply to a call that has no result. */
export const userScriptDone = defineEvent({
	type: "SCRIPTORIUM_USER_SCRIPT_DONE",
	direction: "extension-internal",
	payload: z.object({}),
});
const scriptId = z.string().check(z.maxLength(64));
/** Every call of a script names it and carries its secret, which only that script's part of the layer knows. */
export const ownClaim = { scriptId, secret: z.string().check(z.maxLength(64)) };
const runError = z.nullable(z.string().check(z.maxLength(500)));
/** Stack of the error, from which its line is read; pages that are open since before an update of the extension send none. */
const errorStack = z.optional(z.nullable(z.string().check(z.maxLength(2000))));

/**
 * PERMISSION_DENIED: wrong secret, a script that is switched off or removed, or a document of a site that its
 * patterns do not name. GRANT_MISSING: the script did not ask for this function with `@grant`.
 */
export const callRefusals = ["PERMISSION_DENIED", "GRANT_MISSING"] as const;

/** Reply code for a call that this version does not have. */
export const UNKNOWN_CALL = "UNKNOWN_CALL";

/** Reports a run of a script with grants. */
export const reportRun = defineMessage({
	type: "SCRIPTORIUM_REPORT_RUN",
	direction: "extension-internal",
	payload: z.object({ ...ownClaim, error: runError, stack: errorStack }),
	response: userScriptDone,
	callers: ["user-script"],
	errors: [...callRefusals, "STORAGE_ERROR"],
});

/**
 * Scripts without grants have run, in the page's own world. The page can forge these reports; they are counted, never
 * trusted, and change counters of scripts without grants only.
 */
export const reportPageRuns = defineMessage({
	type: "SCRIPTORIUM_REPORT_PAGE_RUNS",
	direction: "extension-internal",
	payload: z.object({
		/** Name of the event by which the reports came: proves that the listener of this extension sends them. */
		channel: z.string().check(z.maxLength(64)),
		runs: z.array(z.object({ scriptId, error: runError, stack: errorStack })).check(z.maxLength(1000)),
	}),
	response: userScriptDone,
	callers: ["user-script"],
	errors: ["PERMISSION_DENIED", "STORAGE_ERROR"],
});
