import * as z from "zod/mini";
import { defineEvent, defineMessage } from "../channel/define-message.ts";
import { callRefusals, ownClaim } from "./user-script-calls.ts";

/** Largest value of `GM_setValue`, in characters of its JSON text. */
export const MAX_VALUE_BYTES = 128 * 1024;
/** Most values that one call of `GM_setValues` or `GM_deleteValues` changes. */
export const MAX_CHANGED_VALUES = 1000;

const key = z.string().check(z.maxLength(1000));
const json = z.string().check(z.maxLength(MAX_VALUE_BYTES));

/** The values are stored. */
const valuesChanged = defineEvent({
	type: "SCRIPTORIUM_VALUES_CHANGED",
	direction: "extension-internal",
	/** Orders the changes of all documents: a later change has a higher number. */
	payload: z.object({ revision: z.number() }),
});
const errors = [...callRefusals, "STORAGE_ERROR"] as const;

/** `GM_setValue`; the value as JSON. */
export const setValue = defineMessage({
	type: "SCRIPTORIUM_SET_VALUE",
	direction: "extension-internal",
	payload: z.object({ ...ownClaim, key, json }),
	response: valuesChanged,
	callers: ["user-script"],
	errors,
});

/** `GM_deleteValue`. */
export const deleteValue = defineMessage({
	type: "SCRIPTORIUM_DELETE_VALUE",
	direction: "extension-internal",
	payload: z.object({ ...ownClaim, key }),
	response: valuesChanged,
	callers: ["user-script"],
	errors,
});

/** `GM_setValues`: all or none. */
export const setValues = defineMessage({
	type: "SCRIPTORIUM_SET_VALUES",
	direction: "extension-internal",
	payload: z.object({
		...ownClaim,
		values: z.array(z.object({ key, json })).check(z.maxLength(MAX_CHANGED_VALUES)),
	}),
	response: valuesChanged,
	callers: ["user-script"],
	errors,
});

/** `GM_deleteValues`. */
export const deleteValues = defineMessage({
	type: "SCRIPTORIUM_DELETE_VALUES",
	direction: "extension-internal",
	payload: z.object({ ...ownClaim, keys: z.array(key).check(z.maxLength(MAX_CHANGED_VALUES)) }),
	response: valuesChanged,
	callers: ["user-script"],
	errors,
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
			/** JSON texts by key; null when the document has them already. */
			values: z.nullable(z.record(z.string(), z.string())),
		}),
	}),
	callers: ["user-script"],
	errors,
});
