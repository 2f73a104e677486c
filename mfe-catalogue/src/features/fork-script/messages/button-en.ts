/** The button; its dialog has texts of its own. */
export const en = {
	fork: "Fork",
	signInFirst: "You need to be logged in to fork bookmarklets",
} as const;
