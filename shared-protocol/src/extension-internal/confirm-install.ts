import * as z from "zod/mini";
import { defineEvent, defineMessage } from "../channel/define-message.ts";

/** Installs a script after the user pressed Install. `code` is exactly the text the page showed. */
export const confirmInstall = defineMessage({
	type: "SCRIPTORIUM_CONFIRM_INSTALL",
	direction: "extension-internal",
	payload: z.object({ sourceUrl: z.string(), code: z.string() }),
	response: defineEvent({
		type: "SCRIPTORIUM_SCRIPT_INSTALLED",
		direction: "extension-internal",
		payload: z.object({ id: z.string(), userScriptsAllowed: z.boolean() }),
	}),
	callers: ["confirm-install"],
	/** REQUIRE_FAILED: a `@require` could not be loaded. CHECKSUM_MISMATCH: one is not what its checksum says. */
	errors: ["PERMISSION_DENIED", "INVALID_SCRIPT", "REQUIRE_FAILED", "CHECKSUM_MISMATCH", "STORAGE_ERROR"],
});
