import * as z from "zod/mini";
import { defineEvent, defineMessage } from "../channel/define-message.ts";

/** Whether the extension has the script of an address, and in which version. */
export const installedScript = defineEvent({
	type: "SCRIPTORIUM_INSTALLED_SCRIPT",
	direction: "extension-to-web",
	payload: z.object({
		script: z.nullable(
			z.object({
				/** `@version` of the installed text; empty when it has none. */
				version: z.string().check(z.maxLength(200)),
				enabled: z.boolean(),
			}),
		),
	}),
});

/** Asks about one script of the hub by the address of its `.user.js`; there is no way to ask for all of them. */
export const findInstalledScript = defineMessage({
	type: "SCRIPTORIUM_FIND_INSTALLED_SCRIPT",
	direction: "web-to-extension",
	payload: z.object({ url: z.string().check(z.minLength(1), z.maxLength(2048)) }),
	response: installedScript,
	callers: ["hub"],
	/** PERMISSION_DENIED: not a `.user.js` of the hub this extension was built for. */
	errors: ["PERMISSION_DENIED", "STORAGE_ERROR"],
});

/** A script was installed, updated, switched, removed or restored; pages ask again for the one they show. */
export const scriptsChanged = defineEvent({
	type: "SCRIPTORIUM_SCRIPTS_CHANGED",
	direction: "extension-to-web",
	payload: z.object({}),
});
