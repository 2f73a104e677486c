import * as z from "zod/mini";
import { defineEvent, defineMessage } from "../channel/define-message.ts";
import { callRefusals, ownClaim } from "./user-script-calls.ts";
import { MAX_VALUES_SIZE } from "./value-limits.ts";

/** Chromium refuses longer messages. A character is three bytes of UTF-8 at most, or two where JSON escapes it. */
const MAX_MESSAGE_BYTES = 64 * 1024 * 1024;

const text = z.string().check(z.maxLength(MAX_VALUES_SIZE));
/** One value of a write; null deletes it. */
const change = z.object({ key: text, json: z.nullable(text) });
const errors = [...callRefusals, "STORAGE_ERROR"] as const;

/** `GM_setValue`, `GM_deleteValue`, `GM_setValues` and `GM_deleteValues` of one turn of a document, in their order. */
export const writeValues = defineMessage({
	type: "SCRIPTORIUM_WRITE_VALUES",
	direction: "extension-internal",
	payload: z.object({
		...ownClaim,
		/** Of each write all values are stored or none. */
		writes: z.array(z.array(change)),
	}),
	response: defineEvent({
		type: "SCRIPTORIUM_VALUES_WRITTEN",
		direction: "extension-internal",
		payload: z.object({
			/** Orders the changes of all documents: a later change has a higher number. */
			revision: z.number(),
			/** Places of the writes that were not stored, because the script would have more than `MAX_VALUES_SIZE`. */
			refused: z.array(z.number()),
		}),
	}),
	callers: ["user-script"],
	errors,
	maxBytes: MAX_MESSAGE_BYTES,
});

/**
 * A document that read a script's values asks to be told of changes, and for the values as they are now. A document that the
 * back/forward cache kept asks again.
 */
export const followValues = defineMessage({
	type: "SCRIPTORIUM_FOLLOW_VALUES",
	direction: "extension-internal",
	payload: z.object({
		...ownClaim,
		/** Digest of the values that the document has; empty when it does not know. */
		digest: z.string().check(z.maxLength(64)),
	}),
	response: defineEvent({
		type: "SCRIPTORIUM_VALUES_FOLLOWED",
		direction: "extension-internal",
		payload: z.object({
			revision: z.number(),
			/** Keys with their JSON texts; null when the document has them already. Not a record, which could not have the key `__proto__`. */
			values: z.nullable(z.array(z.tuple([z.string(), z.string()]))),
		}),
	}),
	callers: ["user-script"],
	errors,
});
