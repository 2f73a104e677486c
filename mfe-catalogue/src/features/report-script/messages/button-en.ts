/** The button; its dialog has texts of its own. */
export const en = {
	report: "Report",
	signInFirst: "Please sign in to report",
} as const;
