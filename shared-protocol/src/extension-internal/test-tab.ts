import * as z from "zod/mini";
import { defineEvent, defineMessage } from "../channel/define-message.ts";
import { analysisResult } from "../hub-edge/analysis-result.ts";
import { siteOrigin, testRunId } from "../hub-extension/test-run.ts";
import { pageTestRunLimits } from "../page-test-run-limits.ts";

// Test runs of the editor, which open their address in a tab beside the hub.

const MAX_PARTS = 300;

/** One thing that code can do, or that is wrong with it, as its rating says. */
export const reachPart = z.object({
	kind: z.enum(["host", "grant", "storage", "cookies", "listeners", "code_loading", "hooks", "unresolved", "finding"]),
	what: z.string().check(z.maxLength(300)),
});
export type ReachPart = z.infer<typeof reachPart>;

/** What the person saw of code when agreeing to run it. */
export const codeReach = z.object({
	level: z.enum(["green", "amber", "red"]),
	parts: z.array(reachPart).check(z.maxLength(MAX_PARTS)),
});
export type CodeReach = z.infer<typeof codeReach>;

/**
 * Why the person is asked. `first`: nothing was agreed to for this site. `background`: the tab of the hub is not in front. `sites`: the
 * code leads to further sites. `unrated`: nothing is known about the code. `high`: it is rated High. `more`: it can do more than the code
 * that was agreed to. `unclear`: the code has changed, and what it does is decided only while it runs.
 */
export const askReason = z.enum(["first", "background", "sites", "unrated", "high", "more", "unclear"]);
export type AskReason = z.infer<typeof askReason>;

export const testQuestion = z.object({
	url: z.string(),
	origin: siteOrigin,
	why: askReason,
	/** With `more`: what the code can do that the code before could not. */
	news: z.array(reachPart),
});

const done = defineEvent({
	type: "SCRIPTORIUM_TEST_TAB_DONE",
	direction: "extension-internal",
	payload: z.object({}),
});

/** Opens the address of the run that waits, and runs its code there. */
export const runInNewTab = defineMessage({
	type: "SCRIPTORIUM_RUN_IN_NEW_TAB",
	direction: "extension-internal",
	payload: z.object({
		runId: testRunId,
		/** Site of the address as the person saw it. */
		origin: siteOrigin,
		/** Of the request's sites those that the person allowed. */
		sites: z.array(siteOrigin).check(z.maxLength(pageTestRunLimits.sites)),
		/** What the person saw of the code, to run similar code without a question; null to be asked again. */
		agreed: z.nullable(codeReach),
	}),
	response: done,
	callers: ["test-run"],
	/** NOT_ALLOWED: the browser's switch for userscripts is off. */
	errors: ["RUN_NOT_FOUND", "NOT_ALLOWED", "STORAGE_ERROR"],
});

/** Rates the code of a run in the extension's hidden page: the worker would answer nothing meanwhile. */
export const rateProgram = defineMessage({
	type: "SCRIPTORIUM_RATE_PROGRAM",
	direction: "extension-internal",
	payload: z.object({ code: z.string() }),
	response: defineEvent({
		type: "SCRIPTORIUM_PROGRAM_RATED",
		direction: "extension-internal",
		payload: z.object({
			/** Null when it could not be rated. */
			result: z.nullable(analysisResult),
		}),
	}),
	callers: ["background"],
	errors: [],
	maxBytes: 16 * 1024 * 1024,
});

/** The sites at which pages of the hub may run tests without a question. */
export const getTestConsents = defineMessage({
	type: "SCRIPTORIUM_GET_TEST_CONSENTS",
	direction: "extension-internal",
	payload: z.object({}),
	response: defineEvent({
		type: "SCRIPTORIUM_TEST_CONSENTS",
		direction: "extension-internal",
		payload: z.object({ sites: z.array(siteOrigin) }),
	}),
	callers: ["options"],
	errors: ["STORAGE_ERROR"],
});

/** Takes that back for all sites, and ends the test run that goes on. */
export const forgetTestConsents = defineMessage({
	type: "SCRIPTORIUM_FORGET_TEST_CONSENTS",
	direction: "extension-internal",
	payload: z.object({}),
	response: done,
	callers: ["options"],
	errors: ["STORAGE_ERROR"],
});
