import * as z from "zod/mini";
import { defineEvent, defineMessage } from "../channel/define-message.ts";
import { analysisResult, libraryFile } from "../hub-edge/analysis-result.ts";

/** Rates the text of an update with its libraries, in a hidden page of the extension: the worker would answer nothing meanwhile. */
export const inspectScript = defineMessage({
	type: "SCRIPTORIUM_INSPECT_SCRIPT",
	direction: "extension-internal",
	payload: z.object({
		code: z.string(),
		/** Its libraries, which are rated with it. */
		libraries: z.array(libraryFile),
	}),
	response: defineEvent({
		type: "SCRIPTORIUM_SCRIPT_INSPECTED",
		direction: "extension-internal",
		payload: z.object({
			rating: z.discriminatedUnion("state", [
				z.object({ state: z.literal("rated"), result: analysisResult }),
				z.object({ state: z.literal("failed"), reason: z.enum(["took-too-long", "crashed"]) }),
			]),
			/** Script managers may read the text differently. The reading that runs here is rated. */
			isUnclear: z.boolean(),
		}),
	}),
	callers: ["background"],
	errors: [],
	maxBytes: 64 * 1024 * 1024,
});
