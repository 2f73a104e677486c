import * as z from "zod/mini";
import { defineEvent, defineMessage } from "../channel/define-message.ts";
import { callRefusals, ownClaim, userScriptDone } from "./user-script-calls.ts";

/** Largest text of `GM_setClipboard`, in characters. */
export const MAX_CLIPBOARD_LENGTH = 4 * 1024 * 1024;
/** Longest address of a notification's picture, in characters: a `data:` address holds the picture itself. */
export const MAX_NOTIFICATION_IMAGE_LENGTH = 1024 * 1024;

const short = z.string().check(z.maxLength(200));

/** `GM_notification`. */
export const showNotification = defineMessage({
	type: "SCRIPTORIUM_SHOW_NOTIFICATION",
	direction: "extension-internal",
	payload: z.object({
		...ownClaim,
		title: short,
		text: z.string().check(z.maxLength(2000)),
		/** A `data:` or https address; empty for the extension's icon. */
		image: z.string().check(z.maxLength(MAX_NOTIFICATION_IMAGE_LENGTH)),
		/** A notification with the tag of an earlier one of the same script replaces that; empty without one. */
		tag: short,
		silent: z.boolean(),
		/** A click shows the script's tab. */
		showsTab: z.boolean(),
	}),
	response: defineEvent({
		type: "SCRIPTORIUM_NOTIFICATION_SHOWN",
		direction: "extension-internal",
		payload: z.object({ notificationId: z.string() }),
	}),
	callers: ["user-script"],
	/** NOTIFICATION_FAILED: the browser or the operating system refuses it, or its picture cannot be loaded. */
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
