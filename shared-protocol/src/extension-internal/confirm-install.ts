import * as z from "zod/mini";
import { defineEvent, defineMessage } from "../channel/define-message.ts";
import { loadedFile } from "./load-script-files.ts";
import { scriptRating } from "./script-rating.ts";

/** Installs a script after the user pressed Install. `code` is exactly the text the page showed. */
export const confirmInstall = defineMessage({
	type: "SCRIPTORIUM_CONFIRM_INSTALL",
	direction: "extension-internal",
	payload: z.object({
		/** Web address of the script; empty for a text from a file, or written here. */
		sourceUrl: z.string(),
		code: z.string(),
		/** The installed script that the page said would be replaced; null for a new one. */
		replaces: z.nullable(z.string()),
		/** The files of `loadScriptFiles` with which it was rated; the install takes no others. */
		files: z.array(loadedFile),
		/** As the page showed it. */
		rating: scriptRating,
	}),
	response: defineEvent({
		type: "SCRIPTORIUM_SCRIPT_INSTALLED",
		direction: "extension-internal",
		payload: z.object({ id: z.string(), userScriptsAllowed: z.boolean() }),
	}),
	callers: ["confirm-install"],
	/**
	 * PERMISSION_DENIED: not a web address. REQUIRE_FAILED: a `@require` could not be loaded. CHECKSUM_MISMATCH: one is not what its
	 * checksum says. LIBRARY_CHANGED: a file is not the one that was rated. CHANGED: another script would be replaced than the page showed.
	 */
	errors: [
		"PERMISSION_DENIED",
		"INVALID_SCRIPT",
		"REQUIRE_FAILED",
		"CHECKSUM_MISMATCH",
		"LIBRARY_CHANGED",
		"CHANGED",
		"STORAGE_ERROR",
	],
});
