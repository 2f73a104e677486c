import * as z from "zod/mini";
import { defineEvent, defineMessage } from "../channel/define-message.ts";
import { callRefusals, ownClaim, userScriptDone } from "./user-script-calls.ts";

/** One entry a script added with `GM_registerMenuCommand`, in one frame of the tab; or a script with `@run-at context-menu`. */
export const menuCommand = z.object({
	scriptId: z.string(),
	scriptName: z.string(),
	frameId: z.number(),
	commandId: z.string(),
	caption: z.string(),
	/** A hint; empty without one. */
	title: z.string(),
	/** Key that chooses it, with the browser's own modifier; empty without one. */
	accessKey: z.optional(z.string()),
	/** The popup closes when it is chosen. */
	autoClose: z.boolean(),
});
export type MenuCommand = z.infer<typeof menuCommand>;

/** A script has added or removed commands on its page, so that the browser's context menu follows. */
export const reportMenu = defineMessage({
	type: "SCRIPTORIUM_REPORT_MENU",
	direction: "extension-internal",
	payload: z.object(ownClaim),
	response: userScriptDone,
	callers: ["user-script"],
	errors: [...callRefusals],
});

export const listMenuCommands = defineMessage({
	type: "SCRIPTORIUM_LIST_MENU_COMMANDS",
	direction: "extension-internal",
	payload: z.object({ tabId: z.number(), pageUrl: z.string() }),
	response: defineEvent({
		type: "SCRIPTORIUM_MENU_COMMAND_LIST",
		direction: "extension-internal",
		payload: z.object({ commands: z.array(menuCommand) }),
	}),
	callers: ["popup"],
	errors: ["STORAGE_ERROR"],
});

export const runMenuCommand = defineMessage({
	type: "SCRIPTORIUM_RUN_MENU_COMMAND",
	direction: "extension-internal",
	payload: z.object({ tabId: z.number(), frameId: z.number(), scriptId: z.string(), commandId: z.string() }),
	response: defineEvent({
		type: "SCRIPTORIUM_MENU_COMMAND_RUN",
		direction: "extension-internal",
		/** False when the page went away or the script no longer offers the command. */
		payload: z.object({ found: z.boolean() }),
	}),
	callers: ["popup"],
	errors: [],
});
