export const en = {
	/** By how far the full check is. */
	fullCheck: {
		under_way:
			"The full check is under way: it loads the libraries, and follows the script twenty times as far as the first one. This page updates automatically.",
		/** Nothing is promised: no worker is there, or it is tried again some time. */
		waiting:
			"Only the first check has looked at this script. It did not reach its end, or libraries were not loaded for it.",
		done: "This is the result of the full check, which loads the libraries, and follows a script twenty times as far as the first one.",
		no_result: "The full check came to no result. What is shown is the result of the first check.",
	},
	/** By what came of the test run. */
	testRun: {
		none: "This version was not tried in a closed browser (canary): its rating is from reading the code alone.",
		under_way:
			"A test run in a closed browser with made-up secrets (canary) is under way. What it sees can only raise the risk.",
		evidence:
			"In a test run in a closed browser with made-up secrets, this version did what the findings whose names begin with ‘Canary’ describe.",
		nothing_seen:
			"In a test run in a closed browser, none of the made-up secrets left, and no code of others was executed (canary).",
		no_result: "A test run in a closed browser (canary) came to no result. That says nothing about this version.",
	},
	/** Before a time, as in 'It ended 5 minutes ago.' */
	at: "It ended",
	limits:
		"That proves nothing: a run takes seconds, on a page that was made for it. A script that waits for another page, person or day, or that notices the test, does nothing there. So a test run never lowers the risk.",
} as const;
