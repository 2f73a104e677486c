import * as z from "zod/mini";
import { defineEvent, defineMessage } from "../channel/define-message.ts";
import { siteOrigin, testRunId } from "../hub-extension/test-run.ts";
import { pageTestRunLimits } from "../page-test-run-limits.ts";
import { testRunEnd, testRunLog, testRunStep } from "../test-run-result.ts";
import { testQuestion } from "./test-tab.ts";

// Between the worker and: the page that asks for a tab (`test-run`), the popup, the note on the page (`test-run-note`) and the running
// code (`user-script`).

const ofRun = z.object({ runId: testRunId });

const done = defineEvent({
	type: "SCRIPTORIUM_TEST_RUN_DONE",
	direction: "extension-internal",
	payload: z.object({}),
});

/** What waits for the person's decision. */
export const getRunRequest = defineMessage({
	type: "SCRIPTORIUM_GET_RUN_REQUEST",
	direction: "extension-internal",
	payload: ofRun,
	response: defineEvent({
		type: "SCRIPTORIUM_RUN_REQUEST",
		direction: "extension-internal",
		payload: z.object({
			name: z.string(),
			code: z.string(),
			/** Origins that the flow leads to. */
			sites: z.array(siteOrigin),
			/** Tab of the last run of the same builder; null when it is gone. */
			lastTabId: z.nullable(z.int()),
			/** The address that is opened for it; null where the person chooses a tab. */
			test: z.nullable(testQuestion),
		}),
	}),
	callers: ["test-run"],
	/** RUN_NOT_FOUND: no such run waits. */
	errors: ["RUN_NOT_FOUND", "STORAGE_ERROR"],
});

/** The tabs in which code may run, the last used first. */
export const listRunTabs = defineMessage({
	type: "SCRIPTORIUM_LIST_RUN_TABS",
	direction: "extension-internal",
	payload: z.object({}),
	response: defineEvent({
		type: "SCRIPTORIUM_RUN_TABS",
		direction: "extension-internal",
		payload: z.object({
			tabs: z.array(z.object({ tabId: z.int(), title: z.string(), url: z.string(), origin: siteOrigin })),
		}),
	}),
	callers: ["test-run"],
	errors: [],
});

/** Runs the code that waits, in the tab that the person has chosen. */
export const runInChosenTab = defineMessage({
	type: "SCRIPTORIUM_RUN_IN_CHOSEN_TAB",
	direction: "extension-internal",
	payload: z.object({
		runId: testRunId,
		tabId: z.int(),
		/** Origin of the tab as the person saw it. */
		origin: siteOrigin,
		/** Of the request's sites those that the person allowed. */
		sites: z.array(siteOrigin).check(z.maxLength(pageTestRunLimits.sites)),
		/** Whether the same code may run in the same tab again without a question, as long as the builder is open. */
		remember: z.boolean(),
	}),
	response: done,
	callers: ["test-run"],
	/** TAB_CHANGED: it is closed, or shows another site. NOT_ALLOWED: the browser's switch for userscripts is off. */
	errors: ["RUN_NOT_FOUND", "TAB_CHANGED", "PAGE_NOT_ALLOWED", "NOT_ALLOWED", "STORAGE_ERROR"],
});

export const cancelRun = defineMessage({
	type: "SCRIPTORIUM_CANCEL_RUN",
	direction: "extension-internal",
	payload: ofRun,
	response: done,
	callers: ["test-run"],
	errors: ["RUN_NOT_FOUND", "STORAGE_ERROR"],
});

/** The run that is going on, as popup and note show it. */
export const runNote = defineEvent({
	type: "SCRIPTORIUM_RUN_NOTE",
	direction: "extension-internal",
	payload: z.object({
		/** Null while nothing runs, and for a page that is not its own. */
		run: z.nullable(
			z.object({
				runId: testRunId,
				name: z.string(),
				/** Steps that were done, loops counted each time. */
				stepsDone: z.int().check(z.nonnegative()),
				/** Null while it is going on. */
				success: z.nullable(z.boolean()),
			}),
		),
	}),
});

export const getRunNote = defineMessage({
	type: "SCRIPTORIUM_GET_RUN_NOTE",
	direction: "extension-internal",
	payload: z.object({}),
	response: runNote,
	callers: ["popup", "test-run-note"],
	errors: ["STORAGE_ERROR"],
});

export const stopRun = defineMessage({
	type: "SCRIPTORIUM_STOP_RUN",
	direction: "extension-internal",
	payload: ofRun,
	response: runNote,
	callers: ["popup", "test-run-note"],
	errors: ["RUN_NOT_FOUND", "STORAGE_ERROR"],
});

/** Messages of the note on the page, which comes over the same listener as the recorder's. */
export const runNoteMessages: readonly string[] = [getRunNote.type, stopRun.type];

/** Reports of the running code. Answered once they are stored, so that a page may be left after that. */
export const reportRunProgress = defineMessage({
	type: "SCRIPTORIUM_REPORT_RUN_PROGRESS",
	direction: "extension-internal",
	payload: z.object({
		/** Known only to the code of this run. */
		secret: z.string().check(z.maxLength(64)),
		/** Number of the page load: reports of a page that was left are refused. */
		load: z.int().check(z.nonnegative()),
		/** Number of the report on its page, ascending: one that is repeated counts once. */
		number: z.int().check(z.positive()),
		steps: z.array(testRunStep).check(z.maxLength(2000)),
		logs: z.array(testRunLog).check(z.maxLength(2000)),
		/** Where to go on after a page load, as JSON. */
		saved: z.optional(z.string().check(z.maxLength(pageTestRunLimits.saved))),
		/** `duration` and `timestamp` are the worker's own. */
		end: z.optional(z.omit(testRunEnd, { duration: true, timestamp: true })),
	}),
	response: done,
	callers: ["user-script"],
	/** RUN_NOT_FOUND: it has ended, or this is not its page: the code stops. */
	errors: ["RUN_NOT_FOUND", "STORAGE_ERROR"],
});
