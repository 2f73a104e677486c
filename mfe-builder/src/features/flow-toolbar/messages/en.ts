export const en = {
	label: "Flow",
	undo: (change: string | undefined) => (change === undefined ? "Undo" : `Undo: ${change}`),
	redo: (change: string | undefined) => (change === undefined ? "Redo" : `Redo: ${change}`),
	import: "Import",
	export: "Export",
	share: "Share",
	newFlow: "New Flow",
	/** The visible word of “New Flow”. */
	newWord: "New",
	more: "More",
	generate: "Generate Code",
	valid: "Valid",
	errors: (count: number) => `${count} Error(s)`,
	warnings: (count: number) => `${count} Warning(s)`,
	show: (summary: string) => `${summary}: show them`,
	findings: {
		heading: "Validation results",
		close: "Close",
		severity: { critical: "Error", error: "Error", warning: "Warning", info: "Note" },
		select: (message: string) => `${message} Select the action`,
		more: (count: number) => `${count} more are not listed.`,
	},
	changes: { import: "Import flow", newFlow: "New flow" },
	notices: {
		exported: "Flow exported successfully",
		notExported: "Failed to export flow",
		imported: "Flow imported successfully",
		commandsChanged: (count: number) =>
			count === 1
				? "1 command of the file was changed or left out."
				: `${count} commands of the file were changed or left out.`,
		otherTests: (count: number) =>
			count === 1
				? "The file has 1 more test, which is not in the flow."
				: `The file has ${count} more tests, which are not in the flow.`,
		notImported: "Failed to import flow",
		tooLarge: "This file is larger than 32 MB.",
		notText: "This file is not text in UTF-8. Save it as UTF-8.",
		emptied: "A new flow is open",
		shared: "Share link copied to clipboard!",
		sharedDetail: "The link itself holds the flow with all typed values. Whoever has it can read them.",
		notShared: "Failed to share flow",
		notLoaded:
			"A part of the builder could not be loaded. Your flow is kept in this browser: reload the page and try again.",
		noClipboard: "The browser refused access to the clipboard.",
		undo: "Undo",
	},
} as const;
