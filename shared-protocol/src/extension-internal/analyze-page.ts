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
	 * NO_TAB: no tab, or its address is not accessible. PAGE_NOT_ALLOWED: a page of the browser, an extension or an extension store.
	 * TIMED_OUT: the page did not answer, as it is loading, busy or showing a dialog. TAB_GONE: it was closed or navigated.
	 * ANALYSIS_FAILED: the page could not be read.
	 */
	errors: ["NO_TAB", "PAGE_NOT_ALLOWED", "TIMED_OUT", "TAB_GONE", "ANALYSIS_FAILED"],
});
