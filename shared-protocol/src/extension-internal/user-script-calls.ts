import * as z from "zod/mini";
import { defineEvent, defineMessage } from "../channel/define-message.ts";

/** Largest stored value of one script's `GM_setValue`, as JSON. */
export const MAX_VALUE_BYTES = 128 * 1024;

const done = defineEvent({
	type: "SCRIPTORIUM_USER_SCRIPT_DONE",
	direction: "extension-internal",
	payload: z.object({}),
});
const scriptId = z.string().check(z.maxLength(64));
/** Proves that the call comes from the world of that script. */
const secret = z.string().check(z.maxLength(64));
const key = z.string().check(z.maxLength(1000));

/** What ran on a page since the last report. Comes from hostile ground: only counted, never trusted. */
export const reportRuns = defineMessage({
	type: "SCRIPTORIUM_REPORT_RUNS",
	direction: "extension-internal",
	payload: z.object({
		runs: z
			.array(z.object({ scriptId, error: z.nullable(z.string().check(z.maxLength(500))) }))
			.check(z.maxLength(1000)),
	}),
	response: done,
	callers: ["user-script"],
	errors: ["STORAGE_ERROR"],
});

/** `GM_setValue`; the value as JSON. */
export const setValue = defineMessage({
	type: "SCRIPTORIUM_SET_VALUE",
	direction: "extension-internal",
	payload: z.object({ scriptId, secret, key, json: z.string().check(z.maxLength(MAX_VALUE_BYTES)) }),
	response: done,
	callers: ["user-script"],
	errors: ["PERMISSION_DENIED", "STORAGE_ERROR"],
});

export const deleteValue = defineMessage({
	type: "SCRIPTORIUM_DELETE_VALUE",
	direction: "extension-internal",
	payload: z.object({ scriptId, secret, key }),
	response: done,
	callers: ["user-script"],
	errors: ["PERMISSION_DENIED", "STORAGE_ERROR"],
});

export const openInTab = defineMessage({
	type: "SCRIPTORIUM_OPEN_IN_TAB",
	direction: "extension-internal",
	payload: z.object({ scriptId, secret, url: z.string().check(z.maxLength(8192)), active: z.boolean() }),
	response: done,
	callers: ["user-script"],
	errors: ["PERMISSION_DENIED"],
});
