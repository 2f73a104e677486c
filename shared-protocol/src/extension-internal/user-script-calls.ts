import * as z from "zod/mini";
import { defineEvent, defineMessage } from "../channel/define-message.ts";

/** Largest value of `GM_setValue`, in characters of its JSON text. */
export const MAX_VALUE_BYTES = 128 * 1024;

const done = defineEvent({
	type: "SCRIPTORIUM_USER_SCRIPT_DONE",
	direction: "extension-internal",
	payload: z.object({}),
});
const scriptId = z.string().check(z.maxLength(64));
/** Every call of a script names it and carries its secret, which only that script's part of the layer knows. */
const own = { scriptId, secret: z.string().check(z.maxLength(64)) };
const key = z.string().check(z.maxLength(1000));
const runError = z.nullable(z.string().check(z.maxLength(500)));

/**
 * PERMISSION_DENIED: wrong secret, a script that is switched off or removed, or a document of a site that its
 * patterns do not name. GRANT_MISSING: the script did not ask for this function with `@grant`.
 */
const refusals = ["PERMISSION_DENIED", "GRANT_MISSING"] as const;

/** Reply code for a call that this version does not have. */
export const UNKNOWN_CALL = "UNKNOWN_CALL";

/** Reports a run of a script with grants. */
export const reportRun = defineMessage({
	type: "SCRIPTORIUM_REPORT_RUN",
	direction: "extension-internal",
	payload: z.object({ ...own, error: runError }),
	response: done,
	callers: ["user-script"],
	errors: [...refusals, "STORAGE_ERROR"],
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
		runs: z.array(z.object({ scriptId, error: runError })).check(z.maxLength(1000)),
	}),
	response: done,
	callers: ["user-script"],
	errors: ["PERMISSION_DENIED", "STORAGE_ERROR"],
});

/** `GM_setValue`; the value as JSON. */
export const setValue = defineMessage({
	type: "SCRIPTORIUM_SET_VALUE",
	direction: "extension-internal",
	payload: z.object({ ...own, key, json: z.string().check(z.maxLength(MAX_VALUE_BYTES)) }),
	response: done,
	callers: ["user-script"],
	errors: [...refusals, "STORAGE_ERROR"],
});

/** `GM_deleteValue`. */
export const deleteValue = defineMessage({
	type: "SCRIPTORIUM_DELETE_VALUE",
	direction: "extension-internal",
	payload: z.object({ ...own, key }),
	response: done,
	callers: ["user-script"],
	errors: [...refusals, "STORAGE_ERROR"],
});

/** `GM_openInTab`; web addresses only. */
export const openInTab = defineMessage({
	type: "SCRIPTORIUM_OPEN_IN_TAB",
	direction: "extension-internal",
	payload: z.object({ ...own, url: z.string().check(z.maxLength(8192)), active: z.boolean() }),
	response: done,
	callers: ["user-script"],
	errors: refusals,
});
