import type { DataErrorCode } from "@scriptorium/hub-data/data-error";
import type { TestRunErrorCode } from "@scriptorium/shared-protocol/hub-edge/test-bookmarklet";
import type { StorageChange } from "@scriptorium/shared-protocol/page-effects";
import { pageTestRunLimits } from "@scriptorium/shared-protocol/page-test-run-limits";
import type { TestRunLog } from "@scriptorium/shared-protocol/test-run-result";
import { plural } from "@scriptorium/ui-kit/locale";

const versions = "This page and the server are of different versions. Reload the page, then press Run Test again.";
const failed = "The server could not run the test. Press Run Test again.";
const offline = "The server cannot be reached. Check your connection, then press Run Test again.";
const signedOut = "You are not signed in any more. Sign in, then press Run Test again.";

const AREAS: Record<StorageChange["area"], string> = {
	cookie: "the cookies",
	local: "local storage",
	session: "session storage",
};

export const en = {
	place: {
		heading: "Where it runs",
		tab: "In a tab of this browser",
		tabOpens:
			"Opens the test URL in a new tab beside this one, as you see it there: signed in where you are. The extension asks once for each site. Pictures, load time and the requests of the page are not measured.",
		tabAsks:
			"The extension asks you for the tab, and shows the code and its rating first. Pictures, load time and the requests of the page are not measured.",
		noExtension: "Install the Scriptorium extension to run it in a tab, on the page that it is made for.",
		server: "In a browser of this hub",
		serverHint:
			"Sends the code to the server, which opens the test URL as a visitor who is signed in nowhere, from its own network. Shows pictures before and after, all requests, and everything that is measured.",
		serverOffers: {
			checking: "Asking the server whether it can run tests…",
			unreachable: "The server did not answer. Check your connection, then open this tab again.",
			unavailable: (reason: string | null) => `This server runs no tests.${reason === null ? "" : ` ${reason}`}`,
			signedOut: "Sign in to use it",
		},
		sandbox: "In a sandbox on this page",
		sandboxHint:
			"On a sample page of this hub, without access to anything. It does not load the test URL, and reaches no network and no storage.",
		frame: "Sample page of the sandbox",
	},
	ran: {
		sandbox: "Ran in the sandbox, on the sample page.",
		tab: (title: string, address: string) => `Ran in the tab “${title}” (${address}).`,
		server: (device: string, title: string, address: string) =>
			`Ran in a browser of this hub (${device}), on ${title === "" ? address : `“${title}” (${address})`}.`,
		nowhere: "It did not run.",
		notes: "About this run",
	},
	devices: {
		desktop: "Desktop",
		tablet: "Tablet",
		mobile: "Mobile",
		size: (width: number, height: number) => `${width}x${height}`,
	},
	outcome: { success: "Success", failed: "Failed", errors: "Errors" },
	figures: {
		executionTime: "Execution time",
		domMutations: "DOM mutations",
		loadTime: "Load time",
		memory: "Memory",
		lines: "Console lines",
	},
	state: {
		asking: "The extension asks in another tab where it may run.",
		opening: "The extension opens the test URL in a new tab. It may ask you there first.",
		loading: "Loading the page…",
		running: "Running…",
		sending: "Sending the code to the server…",
		queued: (position: number) =>
			position === 1
				? "Your run is the next."
				: plural("en", position - 1, { one: "# run is before yours", other: "# runs are before yours" }),
		starting: "The server starts a browser…",
	},
	notices: {
		noCode: "No code to test",
		done: "Test completed successfully",
		failed: "Failed to test bookmarklet",
		notRun: "Failed to run test",
		stopped: "The test run was stopped",
		notLoaded: "The test could not be loaded. Check your connection, then press Run Test again.",
		tooLongForServer:
			"The server tests scripts of up to a million characters. Choose a tab or the sandbox, then press Run Test again.",
		tooLong: "The script is too long to be sent to a tab. Choose the sandbox, then press Run Test again.",
		unreadable: (line: number, message: string) => `Line ${line}: ${message}`,
		noMeasures: "The script ended the test before it was measured.",
	},
	matches: {
		no: "The script's @match does not include the test URL: a script manager would not run it there.",
		badUrl: `Enter a complete address of at most ${pageTestRunLimits.openUrl.toLocaleString("en")} characters, such as https://example.com/.`,
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
			TestRunLog["level"],
			string
		>,
	},
	network: {
		label: "Network",
		columns: ["Method", "URL", "Status"],
		byColumn: "Caused by",
		by: { script: "Script", page: "Page" },
		none: "The script made no requests with fetch or XMLHttpRequest.",
		noneAtAll: "There were no requests.",
		noAnswer: "no answer",
		sandbox: "The sandbox has no network: it blocks every request, so the answers of servers are not measured.",
		tab: "Only requests that the script made with fetch or XMLHttpRequest are listed.",
		server: "All requests of the browser: those that the script caused come first.",
		unknown: "Requests were not measured.",
	},
	preview: {
		label: "Live Preview",
		tab: "The script changes its tab; look there.",
		sandbox: "The sample page on which the script runs. Each run starts with a fresh one.",
		server: "The result comes with pictures of the page before and after the script.",
	},
	views: "Results of the test",
	notRun: "Press Run Test to see what the script does.",
	/** Runs in a browser of the server. */
	server: {
		/** Why there is no result, and what to do next. */
		refusals: {
			method_not_allowed: versions,
			invalid_request:
				"The server cannot read the request: the code or the test URL is too long. Shorten it, then press Run Test again.",
			code_empty: "No code to test",
			code_unreadable: "The server cannot read the code as a script. Correct it, then press Run Test again.",
			url_not_allowed:
				"The server does not open this test URL: it opens public addresses that start with http:// or https://. Enter another one, then press Run Test again.",
			unauthenticated: signedOut,
			already_running:
				"Another test run of yours has not ended. Wait for its end, or stop it, then press Run Test again.",
			busy: "Too many test runs wait on this server. Press Run Test again in a minute, or run it in the sandbox.",
			browser_unavailable:
				"The server has no browser for tests at the moment. Press Run Test again later, or run it in the sandbox.",
			database_unreachable: failed,
			OFFLINE: offline,
			UNAUTHENTICATED: signedOut,
			FORBIDDEN: "The server does not run tests for this account. Run it in the sandbox.",
			CONFLICT: failed,
			INVALID: failed,
			NOT_FOUND: "This server runs no tests. Run it in the sandbox.",
			UNAVAILABLE: failed,
			UNEXPECTED_ANSWER: versions,
			UNKNOWN: failed,
		} satisfies Record<Exclude<TestRunErrorCode | DataErrorCode, "rate_limited" | "RATE_LIMITED" | "ABORTED">, string>,
		rateLimited: (minutes: number | null) =>
			minutes === null
				? "You have used up your test runs on the server for now. Wait, then press Run Test again, or run it in the sandbox."
				: `You have used up your test runs on the server for now. Wait ${plural("en", minutes, { one: "# minute", other: "# minutes" })}, then press Run Test again, or run it in the sandbox.`,
		inSandbox: "Run in the sandbox instead",
		signIn: "Sign in",
		pictures: {
			heading: "Pictures of the page",
			before: "Before",
			after: "After",
			alt: {
				before: (page: string) => `The page before the script: ${page}`,
				after: (page: string) => `The page after the script: ${page}`,
			},
			none: { before: "There is no picture before the script.", after: "There is no picture after the script." },
			open: {
				before: "Open the picture before the script in full size",
				after: "Open the picture after the script in full size",
			},
			fullSize: "Full size",
			close: "Close",
			scroll: "Picture in full size",
		},
	},
	/** What a script changed. */
	effects: {
		label: "Effects",
		heading: "What the script changed",
		notMeasured: "What the script changed was not measured.",
		nothing: "Nothing on the page.",
		/** Headings of the lists. */
		lists: { beyond: "Not in the plan", planned: "As planned", all: "What it changed" },
		noPlannedEffects: "None of the planned effects was measured.",
		kinds: {
			"secret-read": "Read from secret fields",
			"form-reads": "Read from forms",
			storage: "Storage",
			address: "Address",
			title: "Title",
			opens: "Opened tabs and windows",
			downloads: "Downloads",
			clipboard: "Copied to the clipboard",
			dialogs: "Dialogs",
			"form-values": "Filled in or changed fields",
			content: "Content",
			look: "Look",
			host: "Sent requests to",
			requests: "Sent requests to",
		},
		/** `The script did something … :` goes on with these. */
		did: {
			"secret-read": (names: string) => `it read the field ${names}`,
			"form-reads": (names: string) => `it read the field ${names}`,
			storage: (names: string) => `it changed what the site stores: ${names}`,
			address: (names: string) => `it changed the address to ${names}`,
			title: (names: string) => `it changed the title to ${names}`,
			opens: (names: string) => `it opened ${names}`,
			downloads: (names: string) => `it downloaded ${names}`,
			clipboard: (names: string) => `it copied ${names} to the clipboard`,
			dialogs: (names: string) => `it showed the dialog ${names}`,
			"form-values": (names: string) => `it filled in ${names}`,
			content: (names: string) => `it changed the content of ${names}`,
			look: (names: string) => `it changed the look of ${names}`,
			host: (names: string) => `it contacted ${names}`,
			requests: (names: string) => `it contacted ${names}`,
		},
		finding: (deeds: string) => `The script did something that its plan does not name: ${deeds}.`,
		quote: (name: string) => `“${name}”`,
		more: (count: number) => `${count} more`,
		secret: "secret",
		stored: ({ area, key, action }: StorageChange) =>
			action === "set" ? `“${key}” set in ${AREAS[area]}` : `“${key}” removed from ${AREAS[area]}`,
		replaced: (before: string, after: string) => `“${before}” became “${after}”`,
		empty: "empty",
		times: (count: number) => plural("en", count, { one: "once", other: "# times" }),
		furtherChanges: (count: number) =>
			plural("en", count, { one: "# further change is not listed.", other: "# further changes are not listed." }),
		unmeasured: (kinds: string) => `Not measured here: ${kinds}`,
		ownChanges: (count: string) => `Changes of the page itself: ${count}`,
		hosts: {
			heading: "Contacted servers",
			table: "Bytes of each server",
			columns: ["Server", "Caused by", "Connections", "Sent", "Received"],
			bytes: (count: string) => `${count} kB`,
			refused: (reason: string) => `Refused: ${reason}`,
			none: "No server was contacted.",
			notMeasured: "Bytes, and the servers that the page itself contacted: not measured",
		},
	},
} as const;
