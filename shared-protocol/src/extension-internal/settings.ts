import * as z from "zod/mini";
import { defineEvent, defineMessage } from "../channel/define-message.ts";
import { pageRules } from "./script-rules.ts";

const host = z.string().check(z.minLength(1), z.maxLength(253));

/** The user's settings of the extension. */
export const extensionSettings = z.object({
	/** Hours between two checks for updates; 0: only when the user asks. */
	updateHours: z.union([z.literal(0), z.literal(6), z.literal(24), z.literal(168)]),
	/** `safe`: updates that can do nothing new are applied by themselves. `ask`: each waits for the user. */
	applyUpdates: z.enum(["safe", "ask"]),
	/** Whether the icon shows how many scripts run on a page. */
	badge: z.boolean(),
	theme: z.enum(["system", "light", "dark"]),
	/** Host names on which no script runs. */
	offSites: z.array(host).check(z.maxLength(1000)),
	/** Rules for pages on which no script runs: match patterns, globs, or regular expressions between slashes. */
	offPages: pageRules,
	/** The switch for all scripts. Each keeps its own. */
	scriptsOn: z.boolean(),
	/** Whether the popup asks the hub for scripts of a site at once (`always`), or when its button is pressed. */
	siteSearch: z.enum(["ask", "always"]),
});
export type ExtensionSettings = z.infer<typeof extensionSettings>;

const settingsEvent = defineEvent({
	type: "SCRIPTORIUM_SETTINGS",
	direction: "extension-internal",
	payload: z.object({ settings: extensionSettings }),
});

export const getSettings = defineMessage({
	type: "SCRIPTORIUM_GET_SETTINGS",
	direction: "extension-internal",
	payload: z.object({}),
	response: settingsEvent,
	callers: ["popup", "options", "confirm-install"],
	errors: ["STORAGE_ERROR"],
});

export const changeSettings = defineMessage({
	type: "SCRIPTORIUM_CHANGE_SETTINGS",
	direction: "extension-internal",
	payload: z.object({ changes: z.partial(extensionSettings) }),
	response: settingsEvent,
	callers: ["popup", "options"],
	/** BAD_RULE: a rule matches no page. */
	errors: ["BAD_RULE", "STORAGE_ERROR"],
});

/** Switches all scripts on one site. */
export const setSiteEnabled = defineMessage({
	type: "SCRIPTORIUM_SET_SITE_ENABLED",
	direction: "extension-internal",
	payload: z.object({ host, enabled: z.boolean() }),
	response: settingsEvent,
	callers: ["popup", "options"],
	errors: ["STORAGE_ERROR"],
});
