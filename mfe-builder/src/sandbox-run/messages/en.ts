import type { ExecutionLog } from "@scriptorium/shared-protocol/execution-result";

export const en = {
	place: {
		heading: "Where it runs",
		tab: "In a tab of this browser",
		tabHint: "The extension asks you for the tab, and shows the code and its rating first.",
		sandbox: "In a sandbox on this page",
		sandboxHint:
			"On a sample page of this hub, without access to anything. It does not load the test URL, and reaches no network and no storage.",
		noExtension: "Install the Scriptorium extension to run it in a tab, on the page that it is made for.",
		frame: "Sample page of the sandbox",
	},
	ran: {
		sandbox: "Ran in the sandbox, on the sample page.",
		tab: (title: string, site: string) => `Ran in the tab “${title}” (${site}).`,
		nowhere: "It did not run.",
	},
	outcome: { success: "Success", failed: "Failed", errors: "Errors" },
	state: {
		asking: "The extension asks in another tab where it may run.",
		loading: "Loading the page…",
		running: "Running…",
	},
	notices: {
		noCode: "No code to test",
		done: "Test completed successfully",
		failed: "Failed to test bookmarklet",
		notRun: "Failed to run test",
		stopped: "The test run was stopped",
		notLoaded: "The test could not be loaded. Check your connection, then press Run Test again.",
		tooLong: "The script is too long to be sent to a tab. Choose the sandbox, then press Run Test again.",
		unreadable: (line: number, message: string) => `Line ${line}: ${message}`,
		noMeasures: "The script ended the test before it was measured.",
	},
	matches: {
		no: "The script's @match does not include the test URL: a script manager would not run it there.",
		badUrl: "Enter a complete address, such as https://example.com/.",
	},
	url: "Test URL",
	run: "Run Test",
	stop: "Stop",
	untitled: "Untitled script",
	notMeasured: "not measured",
	milliseconds: (count: string) => `${count} ms`,
	megabytes: (count: string) => `about ${count} MB`,
	console: {
		label: "Console Logs",
		none: "Nothing was written to the console.",
		at: (seconds: string) => `${seconds} s`,
		levels: { debug: "debug", log: "log", info: "info", warn: "warning", error: "error" } satisfies Record<
			ExecutionLog["level"],
			string
		>,
	},
	network: {
		columns: ["Method", "URL", "Status"],
		none: "The script made no requests with fetch or XMLHttpRequest.",
		noAnswer: "no answer",
		sandbox: "The sandbox has no network: it blocks every request, so the answers of servers are not measured.",
		tab: "Only requests that the script made with fetch or XMLHttpRequest are listed.",
		unknown: "Requests were not measured.",
	},
} as const;
