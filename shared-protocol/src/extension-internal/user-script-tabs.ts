import * as z from "zod/mini";
import { defineEvent, defineMessage } from "../channel/define-message.ts";
import { MAX_TAB_DATA_SIZE, MAX_TAB_URL_LENGTH } from "./call-limits.ts";
import { callRefusals, ownClaim, userScriptDone } from "./user-script-calls.ts";

/** A character is three bytes of UTF-8 at most, or two where JSON escapes it. */
const MAX_MESSAGE_BYTES = 16 * 1024 * 1024;

/** `GM_openInTab`; web addresses only. */
export const openInTab = defineMessage({
	type: "SCRIPTORIUM_OPEN_IN_TAB",
	direction: "extension-internal",
	payload: z.object({
		...ownClaim,
		url: z.string().check(z.maxLength(MAX_TAB_URL_LENGTH)),
		active: z.boolean(),
		/** Beside the script's own tab, instead of after the last one. */
		insert: z.optional(z.boolean()),
		/** The browser goes back to the script's tab when the new one is closed. */
		setParent: z.optional(z.boolean()),
	}),
	response: defineEvent({
		type: "SCRIPTORIUM_TAB_OPENED",
		direction: "extension-internal",
		payload: z.object({ tabId: z.number() }),
	}),
	callers: ["user-script"],
	errors: [...callRefusals, "TAB_REFUSED"],
	maxBytes: MAX_MESSAGE_BYTES,
});

/** Closes a tab that the same script has opened from the same document. Done also when it is closed already. */
export const closeOpenedTab = defineMessage({
	type: "SCRIPTORIUM_CLOSE_OPENED_TAB",
	direction: "extension-internal",
	payload: z.object({ ...ownClaim, tabId: z.number() }),
	response: userScriptDone,
	callers: ["user-script"],
	errors: callRefusals,
});

/** `window.close`. */
export const closeOwnTab = defineMessage({
	type: "SCRIPTORIUM_CLOSE_OWN_TAB",
	direction: "extension-internal",
	payload: z.object(ownClaim),
	response: userScriptDone,
	callers: ["user-script"],
	errors: [...callRefusals, "TAB_REFUSED"],
});

/** `window.focus`. */
export const focusOwnTab = defineMessage({
	type: "SCRIPTORIUM_FOCUS_OWN_TAB",
	direction: "extension-internal",
	payload: z.object(ownClaim),
	response: userScriptDone,
	callers: ["user-script"],
	errors: [...callRefusals, "TAB_REFUSED"],
});

/** `GM_getTab`: what the script saved for its tab. */
export const getTab = defineMessage({
	type: "SCRIPTORIUM_GET_TAB",
	direction: "extension-internal",
	payload: z.object(ownClaim),
	response: defineEvent({
		type: "SCRIPTORIUM_TAB_DATA",
		direction: "extension-internal",
		/** Null when nothing was saved. */
		payload: z.object({ json: z.nullable(z.string()) }),
	}),
	callers: ["user-script"],
	errors: [...callRefusals, "STORAGE_ERROR"],
});

/** `GM_saveTab`; kept until the tab is closed. */
export const saveTab = defineMessage({
	type: "SCRIPTORIUM_SAVE_TAB",
	direction: "extension-internal",
	payload: z.object({ ...ownClaim, json: z.string().check(z.maxLength(MAX_TAB_DATA_SIZE)) }),
	response: userScriptDone,
	callers: ["user-script"],
	/** TOO_MUCH_DATA: the script would keep more than `MAX_TAB_DATA_SIZE` about all of its tabs; the earlier data stays. */
	errors: [...callRefusals, "STORAGE_ERROR", "TOO_MUCH_DATA"],
	maxBytes: MAX_MESSAGE_BYTES,
});

/** `GM_getTabs`: what the script saved, by tab. Private windows and others do not see each other. */
export const getTabs = defineMessage({
	type: "SCRIPTORIUM_GET_TABS",
	direction: "extension-internal",
	payload: z.object(ownClaim),
	response: defineEvent({
		type: "SCRIPTORIUM_ALL_TAB_DATA",
		direction: "extension-internal",
		payload: z.object({ tabs: z.array(z.object({ tabId: z.number(), json: z.string() })) }),
	}),
	callers: ["user-script"],
	errors: [...callRefusals, "STORAGE_ERROR"],
});
