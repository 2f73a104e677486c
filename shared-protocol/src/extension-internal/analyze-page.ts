import * as z from "zod/mini";
import { defineEvent, defineMessage } from "../channel/define-message.ts";
import { pageAnalysis } from "../page-analysis.ts";

/** Analyzes the page of a tab once, without changing it. */
export const analyzePage = defineMessage({
	type: "SCRIPTORIUM_ANALYZE_PAGE",
	direction: "extension-internal",
	payload: z.object({
		/** The active tab of the window in front when left out. */
		tabId: z.optional(z.int()),
		/** Whether to include the current values of fields that are no secrets; false when left out. */
		includeValues: z.optional(z.boolean()),
		/** Whether to take a picture of the tab, if it is visible; false when left out. */
		includeScreenshot: z.optional(z.boolean()),
	}),
	response: defineEvent({
		type: "SCRIPTORIUM_PAGE_ANALYZED",
		direction: "extension-internal",
		payload: z.object({ analysis: pageAnalysis }),
	}),
	callers: ["popup", "options"],
	/**
	 * NO_TAB: there is none, or none whose address may be known. PAGE_NOT_ALLOWED: a page of the browser, of an extension, of a shop for
	 * extensions. TIMED_OUT: the page did not answer, as one that is loading, busy or in a dialog. TAB_GONE: it was closed, or another
	 * page came. ANALYSIS_FAILED: the page could not be read.
	 */
	errors: ["NO_TAB", "PAGE_NOT_ALLOWED", "TIMED_OUT", "TAB_GONE", "ANALYSIS_FAILED"],
});
