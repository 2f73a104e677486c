import * as z from "zod/mini";
import { defineEvent, defineMessage } from "../channel/define-message.ts";
import { scriptSummary } from "./script-summary.ts";

export const listScripts = defineMessage({
	type: "SCRIPTORIUM_LIST_SCRIPTS",
	direction: "extension-internal",
	payload: z.object({ pageUrl: z.nullable(z.string()) }),
	response: defineEvent({
		type: "SCRIPTORIUM_SCRIPT_LIST",
		direction: "extension-internal",
		payload: z.object({
			scripts: z.array(scriptSummary),
			/** Stored entries that could not be read; kept as they are. `raw` is their JSON. */
			damaged: z.array(z.object({ key: z.string(), raw: z.string() })),
			/** Site of the page asked about, and whether scripts may run there at all; null for none, and for pages that are no web pages. */
			site: z.nullable(
				z.object({
					host: z.string(),
					enabled: z.boolean(),
					/** The page is one of those on which the user lets no script run (`offPages`). */
					isExcluded: z.boolean(),
				}),
			),
			/** The switch for all scripts. */
			scriptsOn: z.boolean(),
		}),
	}),
	callers: ["popup", "options"],
	errors: ["STORAGE_ERROR"],
});
