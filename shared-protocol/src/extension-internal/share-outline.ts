import * as z from "zod/mini";
import { defineEvent, defineMessage } from "../channel/define-message.ts";
import { pageOutline } from "../hub-edge/script-plan.ts";
import { outlinePurpose, outlineRequestId } from "../hub-extension/request-outline.ts";

// Between the worker and: the page that asks for a tab (`share-outline`), and the picker on a page (`element-picker`).

const ofRequest = z.object({ requestId: outlineRequestId });
const number = z.int().check(z.positive());
const tabChoice = {
	...ofRequest.shape,
	tabId: z.int(),
	/** Origin of the tab as the person saw it. */
	origin: z.string().check(z.maxLength(300)),
};

const done = defineEvent({
	type: "SCRIPTORIUM_SHARE_OUTLINE_DONE",
	direction: "extension-internal",
	payload: z.object({}),
});

/** What the person sees, and would share. */
const preview = z.object({
	previewId: z.string(),
	tabId: z.int(),
	/** The picker's has the picked element alone; none when it cannot be shared. */
	isPicked: z.boolean(),
	outline: pageOutline,
});
export type OutlinePreview = z.infer<typeof preview>;

/** What the person is asked for. */
const outlineRequest = z.object({
	/** Origin of the hub. */
	hub: z.string(),
	purpose: outlinePurpose,
	/** The last one that was read; null before. */
	preview: z.nullable(preview),
	/** An element is being picked on the page of a tab. */
	isPicking: z.boolean(),
});
export type OutlineRequest = z.infer<typeof outlineRequest>;

export const getOutlineRequest = defineMessage({
	type: "SCRIPTORIUM_GET_OUTLINE_REQUEST",
	direction: "extension-internal",
	payload: ofRequest,
	response: defineEvent({
		type: "SCRIPTORIUM_OUTLINE_REQUEST",
		direction: "extension-internal",
		payload: outlineRequest,
	}),
	callers: ["share-outline"],
	/** REQUEST_GONE: nobody waits for the answer any more. */
	errors: ["REQUEST_GONE", "STORAGE_ERROR"],
});

/** The tabs to choose from, the last used first. */
export const listOutlineTabs = defineMessage({
	type: "SCRIPTORIUM_LIST_OUTLINE_TABS",
	direction: "extension-internal",
	payload: z.object({}),
	response: defineEvent({
		type: "SCRIPTORIUM_OUTLINE_TABS",
		direction: "extension-internal",
		payload: z.object({
			tabs: z.array(z.object({ tabId: z.int(), title: z.string(), url: z.string(), origin: z.string() })),
		}),
	}),
	callers: ["share-outline"],
	errors: [],
});

/** Reads the outline of a tab, and keeps it for `shareOutline`. Shares nothing. */
export const previewOutline = defineMessage({
	type: "SCRIPTORIUM_PREVIEW_OUTLINE",
	direction: "extension-internal",
	payload: z.object(tabChoice),
	response: defineEvent({
		type: "SCRIPTORIUM_OUTLINE_PREVIEW",
		direction: "extension-internal",
		payload: preview,
	}),
	callers: ["share-outline"],
	/** TAB_CHANGED: closed, or shows another site. The others as with `analyzePage`. */
	errors: ["REQUEST_GONE", "TAB_CHANGED", "PAGE_NOT_ALLOWED", "TIMED_OUT", "ANALYSIS_FAILED", "STORAGE_ERROR"],
});

/** Brings the tab to the front, where the person picks an element. It becomes the preview. */
export const pickElement = defineMessage({
	type: "SCRIPTORIUM_PICK_ELEMENT",
	direction: "extension-internal",
	payload: z.object({
		...tabChoice,
		/** Number of the preview's element that is shown first; null for none. */
		number: z.nullable(number),
	}),
	response: done,
	callers: ["share-outline"],
	errors: ["REQUEST_GONE", "TAB_CHANGED", "PAGE_NOT_ALLOWED", "TIMED_OUT", "ANALYSIS_FAILED", "STORAGE_ERROR"],
});

/** Shares exactly what the person saw. */
export const shareOutline = defineMessage({
	type: "SCRIPTORIUM_SHARE_OUTLINE",
	direction: "extension-internal",
	payload: z.object({
		...ofRequest.shape,
		previewId: z.string().check(z.maxLength(64)),
		/** The chosen element, where one was asked for; null for the whole outline. */
		number: z.nullable(number),
	}),
	response: done,
	callers: ["share-outline"],
	/** REQUEST_GONE: also when the preview is another one by now. TAB_CHANGED: closed, or shows another site. */
	errors: ["REQUEST_GONE", "TAB_CHANGED", "STORAGE_ERROR"],
});

/** The person has picked an element, or gone back without one. */
export const endPicking = defineMessage({
	type: "SCRIPTORIUM_END_PICKING",
	direction: "extension-internal",
	payload: z.object({
		...ofRequest.shape,
		/**
		 * With the picked element alone, or with none where each of its selectors contains something that is not shared; null when
		 * nothing was picked.
		 */
		outline: z.nullable(pageOutline),
	}),
	response: done,
	callers: ["element-picker"],
	errors: ["REQUEST_GONE", "STORAGE_ERROR"],
});

/** Messages of the picker, which come over the same listener as the recorder's. */
export const pickerMessages: readonly string[] = [endPicking.type];
