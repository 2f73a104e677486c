export const en = {
	opening: "Opening the flow...",
	changes: {
		script: (title: string) => `Open “${title}”`,
		shared: "Open shared flow",
		proposed: (name: string) => `Open “${name}” from the assistant`,
	},
	opened: (title: string) => `“${title}” is open in the builder`,
	openedShared: "The shared flow is open",
	openedProposed: (name: string) => `“${name}” is open. It is not saved yet.`,
	customOfAssistant: "It contains JavaScript that the Script Assistant wrote. Read it before you run it.",
	custom: "It contains JavaScript that somebody else wrote. Read it before you run it.",
	replaced: "The flow that was open before was not saved as a script by this.",
	undo: "Bring it back",
	failed: "The flow could not be opened",
	askAgain: "Ask the assistant to make the flow again.",
	reasons: {
		none: "This script has no flow, or it does not exist.",
		notYours: "Only its owner can change this script.",
		signIn: "Sign in to open your script in the builder.",
	},
} as const;
