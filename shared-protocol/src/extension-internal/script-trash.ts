import * as z from "zod/mini";
import { defineEvent, defineMessage } from "../channel/define-message.ts";

/** Removed scripts that can be restored, the last removed first. */
export const listRemovedScripts = defineMessage({
	type: "SCRIPTORIUM_LIST_REMOVED_SCRIPTS",
	direction: "extension-internal",
	payload: z.object({}),
	response: defineEvent({
		type: "SCRIPTORIUM_REMOVED_SCRIPTS",
		direction: "extension-internal",
		payload: z.object({
			scripts: z.array(
				z.object({
					id: z.string(),
					name: z.string(),
					version: z.string(),
					removedAt: z.string(),
					/** When it is deleted for good. */
					deletedAt: z.string(),
				}),
			),
		}),
	}),
	callers: ["options"],
	errors: ["STORAGE_ERROR"],
});

/** Deletes removed scripts for good, with their values, counters and earlier versions. */
export const deleteRemovedScripts = defineMessage({
	type: "SCRIPTORIUM_DELETE_REMOVED_SCRIPTS",
	direction: "extension-internal",
	payload: z.object({ ids: z.array(z.string()).check(z.maxLength(1000)) }),
	response: defineEvent({
		type: "SCRIPTORIUM_REMOVED_SCRIPTS_DELETED",
		direction: "extension-internal",
		payload: z.object({}),
	}),
	callers: ["options"],
	errors: ["STORAGE_ERROR"],
});
