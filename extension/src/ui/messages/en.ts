import type { TextProblemCode } from "@scriptorium/userscript/text-problem";

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

	later: {
		loading: "Loading…",
		failed: "Failed to load component",
		failedDetail: "The extension may have been updated since this page was opened. Reload the page.",
		retry: "Try again",
		reload: "Reload page",
	},

	code: {
		loading: "Loading the editor…",
		line: (line: number) => `Line ${line}`,
		syntax: "Syntax error",
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

	readings: {
		heading: "Script managers may read this text differently",
		lead: "It can be installed. It was rated, and will run, exactly as described here; in another script manager it may do something else.",
		place: (line: number, column: number) => `Line ${line}, column ${column}:`,
		more: (count: number) => (count === 1 ? "One more place is like these." : `${count} more places are like these.`),
		problem: {
			"invalid-character": "There is a character that cannot be part of a text.",
			"extra-marker": "The words that mark a metadata block stand here as well.",
			"unclosed-block": "The first or last line of the metadata block has more on it than its mark.",
			"code-before-block": "There is code above the metadata block.",
			"not-a-comment": "A line of the metadata block is no comment.",
			"unusual-space": "There is an invisible character or an unusual space.",
			"hidden-key": "A metadata key stands in the middle of a line.",
			"misspelled-key": "A metadata key is not spelled as usual.",
			"key-with-suffix": "A metadata key has a colon that some script managers ignore.",
			"repeated-key": "A metadata key is given twice.",
			"bad-resource": "A @resource line is not a name and an address.",
			"misleading-address": "An address is not what it seems.",
			"key-of-one-manager": "One script manager reads this metadata key, the others ignore it.",
			"key-not-at-start": "Some script managers ignore this line of the metadata block.",
			"tab-in-value": "Some script managers end the value at the tab.",
			"comma-in-value": "Some script managers take the parts between commas for values of their own.",
			"value-too-long": "The value of a metadata key is very long.",
			"too-many-lines": "The metadata block is very long.",
			"missing-name": "The script has no name.",
			"address-and-block": "There is javascript: at the start of the code.",
			"nested-address": "javascript: stands here a second time.",
			"unclear-address": "Browsers read this as a javascript: address, other programs do not.",
			"invalid-escape": "A percent sign encodes no text.",
			"address-lines": "Browsers remove line breaks from a javascript: address.",
			"parse-goal": "await is a name in one script manager and an operator in another.",
		} satisfies Record<TextProblemCode, string>,
		effect: {
			runs: "It is part of the program and runs.",
			block: (from: number, to: number) => `The metadata block of lines ${from} to ${to} counts.`,
			value: "Read here as",
			earlier: (line: number) => `This line is ignored. Line ${line} counts:`,
			ignored: "This line is ignored.",
			unnamed: "It is listed as 'Unnamed script'.",
			name: "Here it is a name.",
			operator: "Here it is an operator.",
		},
	},
} as const;
