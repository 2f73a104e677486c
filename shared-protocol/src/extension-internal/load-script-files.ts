import * as z from "zod/mini";
import { defineEvent, defineMessage } from "../channel/define-message.ts";
import { libraryFile } from "../hub-edge/analysis-result.ts";

/** A loaded file of a script: its address, and the SHA-256 of its content. */
export const loadedFile = z.object({
	kind: z.enum(["library", "file"]),
	/** As written in the metadata. */
	address: z.string(),
	/** In hexadecimal. */
	sha256: z.string(),
});

/**
 * Loads the files of a script that is about to be installed, so that its rating includes them. They are kept for the install, which takes
 * no others than these.
 */
export const loadScriptFiles = defineMessage({
	type: "SCRIPTORIUM_LOAD_SCRIPT_FILES",
	direction: "extension-internal",
	payload: z.object({
		/** As of `confirmInstall`. */
		sourceUrl: z.string(),
		code: z.string(),
		replaces: z.nullable(z.string()),
	}),
	response: defineEvent({
		type: "SCRIPTORIUM_SCRIPT_FILES_LOADED",
		direction: "extension-internal",
		payload: z.object({
			/** Those that could be loaded. */
			files: z.array(loadedFile),
			/** What is rated: libraries and code, and why some of it could not be loaded. */
			libraries: z.array(libraryFile),
		}),
	}),
	callers: ["confirm-install"],
	errors: ["PERMISSION_DENIED", "INVALID_SCRIPT", "STORAGE_ERROR"],
});
