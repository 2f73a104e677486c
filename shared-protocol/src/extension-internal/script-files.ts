import * as z from "zod/mini";
import { defineEvent, defineMessage } from "../channel/define-message.ts";
import { scriptRating } from "./script-rating.ts";

const kind = z.enum(["library", "file"]);

/** The `@require` and `@resource` files that are kept of a script. */
export const getScriptFiles = defineMessage({
	type: "SCRIPTORIUM_GET_SCRIPT_FILES",
	direction: "extension-internal",
	payload: z.object({ id: z.string() }),
	response: defineEvent({
		type: "SCRIPTORIUM_SCRIPT_FILES",
		direction: "extension-internal",
		payload: z.object({
			files: z.array(
				z.object({
					/** As written; that of a `data:` address is cut. */
					address: z.string(),
					kind,
					/** When it was loaded; null where that is not known, and for a file that is part of the script. */
					loadedAt: z.nullable(z.string()),
				}),
			),
		}),
	}),
	callers: ["options"],
	errors: ["NOT_FOUND", "STORAGE_ERROR"],
});

/** A file that differs from the kept one. */
export const changedFile = z.object({
	address: z.string(),
	kind,
	/** Of the kept one; null where that is not known, and for a file that is new. */
	loadedAt: z.nullable(z.string()),
	/** None is kept under this address. */
	isNew: z.boolean(),
	/** Null for a file that is not text, or too large to be shown. */
	texts: z.nullable(z.object({ before: z.string(), after: z.string() })),
});

const newFiles = z.object({
	changed: z.array(changedFile),
	/** Names these files to `replaceScriptFiles`. */
	digest: z.string(),
});

/** Asks the servers of a script's files for newer ones. Changes nothing. */
export const findNewScriptFiles = defineMessage({
	type: "SCRIPTORIUM_FIND_NEW_SCRIPT_FILES",
	direction: "extension-internal",
	payload: z.object({ id: z.string() }),
	response: defineEvent({
		type: "SCRIPTORIUM_NEW_SCRIPT_FILES",
		direction: "extension-internal",
		payload: newFiles,
	}),
	callers: ["options"],
	/** As of `confirmInstall`. */
	errors: ["NOT_FOUND", "INVALID_SCRIPT", "REQUIRE_FAILED", "CHECKSUM_MISMATCH", "STORAGE_ERROR"],
});

/** Keeps the files that `findNewScriptFiles` found and the page showed, in place of the ones before. */
export const replaceScriptFiles = defineMessage({
	type: "SCRIPTORIUM_REPLACE_SCRIPT_FILES",
	direction: "extension-internal",
	payload: z.object({
		id: z.string(),
		digest: z.string(),
		/** Of the script, as the page showed it. */
		rating: scriptRating,
	}),
	response: defineEvent({
		type: "SCRIPTORIUM_SCRIPT_FILES_REPLACED",
		direction: "extension-internal",
		payload: z.object({ id: z.string() }),
	}),
	callers: ["options"],
	/** CHANGED: the servers have other files by now, or the script has another code. */
	errors: ["NOT_FOUND", "CHANGED", "INVALID_SCRIPT", "REQUIRE_FAILED", "CHECKSUM_MISMATCH", "STORAGE_ERROR"],
});
