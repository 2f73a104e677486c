import * as z from "zod/mini";
import { defineEvent, defineMessage } from "../channel/define-message.ts";

/** The confirmation page for `url` is open. The user's decision is not reported. */
export const installStatus = defineEvent({
	type: "SCRIPTORIUM_INSTALL_STATUS",
	direction: "extension-to-web",
	payload: z.object({ url: z.string(), state: z.literal("awaiting-confirmation") }),
});

/** Opens the extension's own confirmation page for a `.user.js` of the hub. */
export const installScript = defineMessage({
	type: "SCRIPTORIUM_INSTALL_SCRIPT",
	direction: "web-to-extension",
	payload: z.object({ url: z.string().check(z.minLength(1), z.maxLength(2048)) }),
	response: installStatus,
	callers: ["hub"],
	/** PERMISSION_DENIED: not a `.user.js` of the hub this extension was built for. UNKNOWN_ERROR: no page could be opened. */
	errors: ["PERMISSION_DENIED", "UNKNOWN_ERROR"],
});
