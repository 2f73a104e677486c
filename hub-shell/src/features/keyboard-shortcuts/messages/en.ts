export const en = {
	title: "Keyboard shortcuts",
	close: "Close",
	action: "Action",
	keys: "Keys",
	openPalette: "Open the command palette",
	focusSearch: "Go to the search",
	listShortcuts: "List the shortcuts",
	closeDialog: "Close what is open",
	singleKeys: "Single-key shortcuts",
	singleKeysHint: "/ and ? work everywhere except while you type. Switch them off if they get in your way.",
	or: "or",
} as const;
