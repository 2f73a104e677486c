import * as z from "zod/mini";
import { defineEvent, defineMessage } from "../channel/define-message.ts";
import { analysisResult } from "../hub-edge/analysis-result.ts";

/** Rates the text of an update, in a hidden page of the extension: the worker would answer nothing meanwhile. */
export const inspectScript = defineMessage({
	type: "SCRIPTORIUM_INSPECT_SCRIPT",
	direction: "extension-internal",
	payload: z.object({ code: z.string() }),
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
	maxBytes: 16 * 1024 * 1024,
});
