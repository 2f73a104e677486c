import * as z from "zod/mini";
import { defineEvent, defineMessage } from "../channel/define-message.ts";
import { MAX_CLIPBOARD_LENGTH, MAX_NOTIFICATION_IMAGE_LENGTH, MAX_NOTIFICATION_URL_LENGTH } from "./call-limits.ts";
import { callRefusals, ownClaim, userScriptDone } from "./user-script-calls.ts";

const short = z.string().check(z.maxLength(200));

/** `GM_notification`. */
export const showNotification = defineMessage({
	type: "SCRIPTORIUM_SHOW_NOTIFICATION",
	direction: "extension-internal",
	payload: z.object({
		...ownClaim,
		title: short,
		text: z.string().check(z.maxLength(2000)),
		/** A `data:` or https address; empty for the extension's icon, which stands for any other, too. */
		image: z.string().check(z.maxLength(MAX_NOTIFICATION_IMAGE_LENGTH)),
		/** A notification with the tag of an earlier one of the same script replaces that; empty without one. */
		tag: short,
		silent: z.boolean(),
		/** A click shows the script's tab. */
		showsTab: z.boolean(),
		/** Web address that a click opens, unless the script prevents it. */
		url: z.optional(z.string().check(z.maxLength(MAX_NOTIFICATION_URL_LENGTH), z.regex(/^https?:\/\//i))),
	}),
	response: defineEvent({
		type: "SCRIPTORIUM_NOTIFICATION_SHOWN",
		direction: "extension-internal",
		/** `pictureProblem`: why it is shown without its picture; null otherwise. */
		payload: z.object({ notificationId: z.string(), pictureProblem: z.nullable(z.string()) }),
	}),
	callers: ["user-script"],
	/** NOTIFICATION_FAILED: the browser or the operating system refuses it. */
	errors: [...callRefusals, "NOTIFICATION_FAILED"],
});

/** Removes a notification of the same script. Done also when it is gone already. */
export const closeNotification = defineMessage({
	type: "SCRIPTORIUM_CLOSE_NOTIFICATION",
	direction: "extension-internal",
	payload: z.object({ ...ownClaim, notificationId: short }),
	response: userScriptDone,
	callers: ["user-script"],
	errors: callRefusals,
});

/** Opens the address of a notification of the same script that the user has clicked. Once for each click. */
export const followNotification = defineMessage({
	type: "SCRIPTORIUM_FOLLOW_NOTIFICATION",
	direction: "extension-internal",
	payload: z.object({ ...ownClaim, notificationId: short }),
	response: userScriptDone,
	callers: ["user-script"],
	errors: callRefusals,
});

const clipboardContent = {
	text: z.string().check(z.maxLength(MAX_CLIPBOARD_LENGTH)),
	format: z.enum(["text", "html"]),
};

/** `GM_setClipboard`. */
export const setClipboard = defineMessage({
	type: "SCRIPTORIUM_SET_CLIPBOARD",
	direction: "extension-internal",
	payload: z.object({ ...ownClaim, ...clipboardContent }),
	response: userScriptDone,
	callers: ["user-script"],
	errors: [...callRefusals, "CLIPBOARD_FAILED"],
});

/** The worker asks the hidden page to write to the clipboard, which a worker cannot. */
export const writeClipboard = defineMessage({
	type: "SCRIPTORIUM_WRITE_CLIPBOARD",
	direction: "extension-internal",
	payload: z.object(clipboardContent),
	response: defineEvent({
		type: "SCRIPTORIUM_CLIPBOARD_WRITTEN",
		direction: "extension-internal",
		payload: z.object({}),
	}),
	callers: ["background"],
	errors: ["CLIPBOARD_FAILED"],
});
