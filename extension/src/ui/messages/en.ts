/** Texts that several pages of the extension share. */
export const en = {
	allow: {
		title: "One more step: allow user scripts",
		detail: "The browser does not run userscripts until you allow it. Installed scripts will start after that.",
		steps: [
			"Open the extension's page in the browser's settings.",
			"Switch on “Allow User Scripts”.",
			"Come back. This message disappears automatically.",
		],
		open: "Open the settings page",
		request: "Allow user scripts",
		done: "Userscripts are allowed",
		doneDetail: "Installed scripts run on the pages they name. Load a page again to see them work.",
		checking: "Waiting for permission…",
	},

	scripts: {
		retry: "Try again",
		storageTitle: "Your scripts could not be read",
		storageDetail: "Nothing was changed. Close other windows that use a lot of storage, then try again.",
		runs: { one: "# run", other: "# runs" },
		errors: { one: "# error", other: "# errors" },
		lastRun: "last run",
		never: "has not run yet",
	},

	code: {
		loading: "Loading the editor…",
		line: (line: number) => `Line ${line}`,
		severity: { critical: "Critical", high: "High", medium: "Medium", low: "Low" },
		steps: {
			next: "Next finding",
			previous: "Previous finding",
			total: (lines: number) => (lines === 1 ? "1 line is marked." : `${lines} lines are marked.`),
		},
	},

	origin: {
		name: "Named by its author:",
		nameless: "(no readable name)",
		version: (version: string) => (version === "" ? "no version" : `version ${version}`),
		by: (author: string) => `by ${author}`,
	},

	rating: {
		heading: "Security rating",
		checking: "Checking…",
		unrated: "Nothing is known about its safety. Read the code before you let it run.",
		reasons: {
			"took-too-long": "The check took too long and was ended.",
			crashed: "The check failed.",
		},
		about: "The extension has rated exactly the code below. No rating is a guarantee; libraries are not part of it.",
	},
} as const;
