import { exceedsScriptSize } from "@scriptorium/userscript/script-size";
import * as z from "zod/mini";
import { defineEvent, defineMessage } from "../channel/define-message.ts";
import { pageTestRunLimits } from "../page-test-run-limits.ts";
import { testRunEnd, testRunLog, testRunStep } from "../test-run-result.ts";

// Hub and extension are released separately: types of messages and names of capabilities stay, although their word for a test run is
// an earlier one.

/** Capability of extensions that run code in a tab. */
export const TEST_RUN = "execute-script";

/** Capability of extensions that open the address of a test run in a new tab (`openUrl`). */
export const OPEN_TEST_TAB = "open-test-tab";

/** Chosen by the page of the hub: a UUID. */
export const testRunId = z.string().check(z.minLength(8), z.maxLength(64));
/** `https://shop.example`; the extension leaves out values that are not origins. */
export const siteOrigin = z.string().check(z.minLength(1), z.maxLength(300));

/** A test run: everything that is known of it, as far as the limits allow. */
export const tabTestRun = defineEvent({
	type: "SCRIPTORIUM_EXECUTION_STATUS",
	direction: "extension-to-web",
	payload: z.object({
		runId: testRunId,
		/** `asking`: the extension's own page asks the person for a tab. `loading`: the tab loads a page. */
		state: z.enum(["asking", "running", "loading", "ended"]),
		/** Number of the last change; changes are numbered in ascending order. */
		seq: z.int().check(z.nonnegative()),
		/** The chosen tab; null until it is chosen. The other tabs are never told. */
		target: z.nullable(z.object({ title: z.string().check(z.maxLength(200)), site: siteOrigin })),
		steps: z.array(testRunStep),
		logs: z.array(testRunLog),
		/** Null until it has ended. */
		end: z.nullable(testRunEnd),
	}),
});

/** New steps and log lines of a test run. After a gap in the numbers the page asks for the whole. */
export const tabTestRunProgress = defineEvent({
	type: "SCRIPTORIUM_EXECUTION_PROGRESS",
	direction: "extension-to-web",
	payload: z.object({
		runId: testRunId,
		seq: z.int().check(z.positive()),
		steps: z.array(testRunStep),
		logs: z.array(testRunLog),
	}),
});

/**
 * Asks the person, on a page of the extension, in which tab code may run, and runs it there. The answer says that the page is open;
 * nothing runs before the person has chosen a tab and pressed Run there. With `openUrl` the person may have agreed before.
 */
export const requestTestRun = defineMessage({
	type: "SCRIPTORIUM_EXECUTE_SCRIPT",
	direction: "web-to-extension",
	payload: z.object({
		runId: testRunId,
		/** Stays the same while the builder is open: to this one the person can allow the same code in the same tab again. */
		builder: testRunId,
		name: z.string().check(z.minLength(1), z.maxLength(pageTestRunLimits.name)),
		code: z.string().check(
			z.minLength(1),
			z.refine((text) => !exceedsScriptSize(text)),
		),
		/** Origins that the flow leads to, for the person to allow. */
		sites: z.array(siteOrigin).check(z.maxLength(pageTestRunLimits.sites)),
		/**
		 * Runs it at this address, in a tab that the extension opens beside the page's own, instead of in one that the person chooses.
		 * The person is asked once for its site. An address at which nothing may run ends the run with `PAGE_NOT_ALLOWED`.
		 */
		openUrl: z.optional(z.string().check(z.minLength(1), z.maxLength(pageTestRunLimits.openUrl))),
	}),
	response: tabTestRun,
	callers: ["hub"],
	/**
	 * RUN_IN_PROGRESS: another one has not ended. NOT_SUPPORTED: this browser cannot run code in a tab. UNKNOWN_ERROR: no page could be
	 * opened.
	 */
	errors: ["RUN_IN_PROGRESS", "NOT_SUPPORTED", "STORAGE_ERROR", "UNKNOWN_ERROR"],
	maxBytes: 16 * 1024 * 1024,
});

const ofRun = z.object({ runId: testRunId });

/** Ends a run at once. One that has ended stays as it is. */
export const stopTestRun = defineMessage({
	type: "SCRIPTORIUM_STOP_EXECUTION",
	direction: "web-to-extension",
	payload: ofRun,
	response: tabTestRun,
	callers: ["hub"],
	errors: ["RUN_NOT_FOUND", "STORAGE_ERROR"],
});

/** Asks for the state of a run, after a reconnect. The last one is kept until the next begins or the browser is closed. */
export const getTestRun = defineMessage({
	type: "SCRIPTORIUM_GET_EXECUTION",
	direction: "web-to-extension",
	payload: ofRun,
	response: tabTestRun,
	callers: ["hub"],
	errors: ["RUN_NOT_FOUND", "STORAGE_ERROR"],
});
