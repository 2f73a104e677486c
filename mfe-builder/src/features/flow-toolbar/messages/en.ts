import { plural } from "@scriptorium/ui-kit/locale";

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
		select: (message: string) => `${message}. Go to the action`,
		more: (count: number) => `Show more (${count} left)`,
		sum: (errors: number, warnings: number, notes: number) =>
			[
				...(errors > 0 ? [plural("en", errors, { one: "# error", other: "# errors" })] : []),
				...(warnings > 0 ? [plural("en", warnings, { one: "# warning", other: "# warnings" })] : []),
				...(notes > 0 ? [plural("en", notes, { one: "# note", other: "# notes" })] : []),
			].join(", "),
	},
	changes: { import: "Import flow", newFlow: "New flow" },
	notices: {
		exported: "Flow exported successfully",
		notExported: "Failed to export flow",
		imported: "Flow imported successfully",
		notImported: "Failed to import flow",
		emptied: "A new flow is open",
		shared: "Share link copied to clipboard!",
		sharedDetail: "The link itself holds the flow with all typed values. Whoever has it can read them.",
		notShared: "Failed to share flow",
		notLoaded:
			"A part of the builder could not be loaded. Your flow is kept in this browser: reload the page and try again.",
		noClipboard: "The browser refused access to the clipboard.",
	},
} as const;
