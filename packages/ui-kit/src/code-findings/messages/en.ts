/** Texts about the rating that the hub and the extension share. */
export const en = {
	risk: { green: "Low Risk", amber: "Medium Risk", red: "High Risk", unrated: "Not rated" },
	score: (score: number) => `Score ${score} out of 100`,
	severity: { critical: "Critical", high: "High", medium: "Medium", low: "Low" },
	line: (line: number) => `Line ${line}`,
	noFindings: "No findings.",
	worst: "Most serious findings",
	more: (count: number) => `and ${count} more`,
	danger: {
		heading: "This version can harm you",
		unknown: "Its findings are not available here, but it is rated High Risk.",
		advice: "Install it only if you have read and understood its code.",
		consent: "I know what it can do to me and want to install it anyway:",
		consentUnknown: "I know that it is rated High Risk and want to install it anyway.",
	},
	dangerOfRun: {
		heading: "This code can harm you",
		unknown: "Its findings are not available here, but it is rated High Risk.",
		advice: "Run it only if you have read and understood it.",
		consent: "I know what it can do to me and want to run it anyway:",
		consentUnknown: "I know that it is rated High Risk and want to run it anyway.",
	},
} as const;
