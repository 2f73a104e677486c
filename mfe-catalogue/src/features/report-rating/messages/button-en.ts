/** The buttons; the dialog has texts of its own. */
export const en = {
	report: "This rating is wrong",
	reportFinding: "This finding is wrong",
	reportFindingNamed: (rule: string, line: number) => `This finding is wrong: ${rule}, line ${line}`,
	signInFirst: "Please sign in to report a rating",
} as const;
