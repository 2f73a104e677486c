import * as z from "zod/mini";
import { defineEvent, defineMessage } from "../channel/define-message.ts";

/** One entry a script added with `GM_registerMenuCommand`, in one frame of the tab; or a script with `@run-at context-menu`. */
export const menuCommand = z.object({
	scriptId: z.string(),
	scriptName: z.string(),
	frameId: z.number(),
	commandId: z.string(),
	caption: z.string(),
	/** A hint; empty without one. */
	title: z.string(),
	/** The popup closes when it is chosen. */
	autoClose: z.boolean(),
});
export type MenuCommand = z.infer<typeof menuCommand>;

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
