import * as z from "zod/mini";
import { defineEvent, defineMessage } from "../channel/define-message.ts";
import { pageOutline } from "../hub-edge/script-plan.ts";

/** Capability of extensions that answer these messages. */
export const SHARE_OUTLINE = "share-outline";
/** Limit of an outline in bytes of UTF-8 JSON, so that it fits into a message of the bridge. */
export const MAX_OUTLINE_BYTES = 240 * 1024;

/** Chosen by the page of the hub: a UUID. */
export const outlineRequestId = z.string().check(z.minLength(8), z.maxLength(64));
export const outlinePurpose = z.enum(["outline", "element"]);
const ofRequest = z.object({ requestId: outlineRequestId });

/** `asking`: a page of the extension asks the person. */
const state = z.enum(["asking", "shared", "refused"]);

/** How far a request is. Sent to every page of the hub, so it contains nothing that was shared. */
export const outlineStatus = defineEvent({
	type: "SCRIPTORIUM_OUTLINE_STATUS",
	direction: "extension-to-web",
	payload: z.object({ requestId: outlineRequestId, state }),
});

/**
 * Asks the person, on a page of the extension, to share the outline of one of her tabs, or one element of it. The answer says that the
 * page is open; once she has decided, `outlineStatus` follows.
 */
export const requestOutline = defineMessage({
	type: "SCRIPTORIUM_REQUEST_OUTLINE",
	direction: "web-to-extension",
	payload: z.object({ requestId: outlineRequestId, purpose: outlinePurpose }),
	response: outlineStatus,
	callers: ["hub"],
	/**
	 * REQUEST_IN_PROGRESS: another page of the hub waits for the person. PERMISSION_DENIED: she has refused several times within a minute,
	 * or the browser does not tell which tab asks. UNKNOWN_ERROR: no page could be opened.
	 */
	errors: ["REQUEST_IN_PROGRESS", "PERMISSION_DENIED", "STORAGE_ERROR", "UNKNOWN_ERROR"],
});

/** Asks for the state of a request, and for what was shared. Answered only to the tab that made the request. */
export const getOutline = defineMessage({
	type: "SCRIPTORIUM_GET_OUTLINE",
	direction: "web-to-extension",
	payload: ofRequest,
	response: defineEvent({
		type: "SCRIPTORIUM_OUTLINE",
		direction: "extension-to-web",
		payload: z.object({
			requestId: outlineRequestId,
			state,
			/** Null unless `shared`. */
			outline: z.nullable(pageOutline),
		}),
	}),
	callers: ["hub"],
	/** OUTLINE_NOT_FOUND: there is no such request, for example after the extension was loaded again. */
	errors: ["OUTLINE_NOT_FOUND", "STORAGE_ERROR"],
});

/** Ends a request: closes the page that asks, and deletes what was shared. */
export const endOutlineRequest = defineMessage({
	type: "SCRIPTORIUM_END_OUTLINE_REQUEST",
	direction: "web-to-extension",
	payload: ofRequest,
	response: defineEvent({
		type: "SCRIPTORIUM_OUTLINE_REQUEST_ENDED",
		direction: "extension-to-web",
		payload: ofRequest,
	}),
	callers: ["hub"],
	errors: ["OUTLINE_NOT_FOUND", "STORAGE_ERROR"],
});
