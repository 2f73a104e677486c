import * as z from "zod/mini";
import { defineEvent, defineMessage } from "../channel/define-message.ts";

const scriptChanged = defineEvent({
	type: "SCRIPTORIUM_SCRIPT_CHANGED",
	direction: "extension-internal",
	payload: z.object({ id: z.string() }),
});
const errors = ["NOT_FOUND", "STORAGE_ERROR"] as const;

export const setScriptEnabled = defineMessage({
	type: "SCRIPTORIUM_SET_SCRIPT_ENABLED",
	direction: "extension-internal",
	payload: z.object({ id: z.string(), enabled: z.boolean() }),
	response: scriptChanged,
	callers: ["popup", "options"],
	errors,
});

const ids = z.array(z.string()).check(z.minLength(1), z.maxLength(5000));
const scriptsChanged = defineEvent({
	type: "SCRIPTORIUM_SCRIPTS_CHANGED_TOGETHER",
	direction: "extension-internal",
	/** How many of them are installed, or were before they were removed. */
	payload: z.object({ count: z.number() }),
});

/** Switches several scripts at once: one write, one change of the browser's registrations. */
export const setScriptsEnabled = defineMessage({
	type: "SCRIPTORIUM_SET_SCRIPTS_ENABLED",
	direction: "extension-internal",
	payload: z.object({ ids, enabled: z.boolean() }),
	response: scriptsChanged,
	callers: ["options"],
	errors: ["STORAGE_ERROR"],
});

export const removeScripts = defineMessage({
	type: "SCRIPTORIUM_REMOVE_SCRIPTS",
	direction: "extension-internal",
	payload: z.object({ ids }),
	response: scriptsChanged,
	callers: ["options"],
	errors: ["STORAGE_ERROR"],
});

export const restoreScripts = defineMessage({
	type: "SCRIPTORIUM_RESTORE_SCRIPTS",
	direction: "extension-internal",
	payload: z.object({ ids }),
	response: scriptsChanged,
	callers: ["options"],
	errors: ["STORAGE_ERROR"],
});

/** Moves a script in the user's order, in which scripts run: before another one, or to the end (null). */
export const moveScript = defineMessage({
	type: "SCRIPTORIUM_MOVE_SCRIPT",
	direction: "extension-internal",
	payload: z.object({ id: z.string(), before: z.nullable(z.string()) }),
	response: scriptChanged,
	callers: ["options"],
	errors,
});

/** Switches a script on one site, by the site's host name. */
export const setScriptOnSite = defineMessage({
	type: "SCRIPTORIUM_SET_SCRIPT_ON_SITE",
	direction: "extension-internal",
	payload: z.object({ id: z.string(), host: z.string().check(z.minLength(1), z.maxLength(253)), enabled: z.boolean() }),
	response: scriptChanged,
	callers: ["popup", "options"],
	errors,
});

/** Removes a script. It is kept for 30 days, so that `restoreScript` can restore it with its values. */
export const removeScript = defineMessage({
	type: "SCRIPTORIUM_REMOVE_SCRIPT",
	direction: "extension-internal",
	payload: z.object({ id: z.string() }),
	response: scriptChanged,
	callers: ["options"],
	errors,
});

export const restoreScript = defineMessage({
	type: "SCRIPTORIUM_RESTORE_SCRIPT",
	direction: "extension-internal",
	payload: z.object({ id: z.string() }),
	response: scriptChanged,
	callers: ["options"],
	errors,
});

/** Loads the `@require` and `@resource` files of a script that was installed without them; until then it does not run. */
export const loadScriptRequires = defineMessage({
	type: "SCRIPTORIUM_LOAD_REQUIRES",
	direction: "extension-internal",
	payload: z.object({ id: z.string() }),
	response: scriptChanged,
	callers: ["options"],
	/** As of `confirmInstall`. */
	errors: [...errors, "INVALID_SCRIPT", "REQUIRE_FAILED", "CHECKSUM_MISMATCH"],
});
