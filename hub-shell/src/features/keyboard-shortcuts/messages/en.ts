export const en = {
	title: "Keyboard shortcuts",
	close: "Close",
	action: "Action",
	keys: "Keys",
	openPalette: "Open the command palette",
	focusSearch: "Focus search",
	listShortcuts: "Show keyboard shortcuts",
	closeDialog: "Close dialog",
	singleKeys: "Single-key shortcuts",
	singleKeysHint: "/ and ? work everywhere except while you type. Switch them off if they get in your way.",
	or: "or",
	/** As it is written on the key. */
	control: "Ctrl",
} as const;
