/** The answers to a proposal that would replace code. */
export const en = {
	title: {
		change: "Use the changed code?",
		script: "Replace the code in the editor?",
		draft: "Replace your unsaved draft?",
	},
	text: {
		change: "The Script Assistant changed your code. Title, description, category and tags stay as they are.",
		script: "The editor has code. The title, description, category and tags that you wrote stay as they are.",
		draft: "Your draft has code. The title, description, category and tags that you wrote stay as they are.",
	},
	kept: "Your code stays among the local versions on the Copilot tab.",
	mine: "Your code",
	proposed: "The assistant's code",
	noComparison: "The comparison could not be loaded. Check your connection, then close this and open the script again.",
	keep: "Keep mine",
	use: "Use this code",
	close: "Close",
	filled: "The script is in the editor. It is not saved yet.",
	replaced: "The assistant's code is in the editor. It is not saved yet.",
	undo: "Undo",
} as const;
