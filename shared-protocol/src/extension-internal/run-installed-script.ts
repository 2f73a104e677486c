import * as z from "zod/mini";
import { defineEvent, defineMessage } from "../channel/define-message.ts";

/**
 * Runs an installed script once in the top document of a tab. One that has run there already runs again after a reload only. Where the
 * browser does not allow userscripts, one without grants runs as text in the page, if the page's policy permits that.
 */
export const runInstalledScript = defineMessage({
	type: "SCRIPTORIUM_RUN_INSTALLED_SCRIPT",
	direction: "extension-internal",
	payload: z.object({ id: z.string(), tabId: z.int() }),
	response: defineEvent({
		type: "SCRIPTORIUM_INSTALLED_SCRIPT_RUN",
		direction: "extension-internal",
		payload: z.object({ id: z.string() }),
	}),
	callers: ["popup"],
	/**
	 * NOT_FOUND: not installed, or a library is missing. SWITCHED_OFF: its functions would be refused. NOT_ALLOWED: the browser's switch
	 * for userscripts is off, and the script needs functions that exist with it only. PAGE_NOT_ALLOWED: the browser refuses the page.
	 * CSP_BLOCKED: the switch is off, and the page's content security policy or Trusted Types forbid to run text.
	 */
	errors: ["NOT_FOUND", "SWITCHED_OFF", "NOT_ALLOWED", "PAGE_NOT_ALLOWED", "CSP_BLOCKED", "STORAGE_ERROR"],
});
