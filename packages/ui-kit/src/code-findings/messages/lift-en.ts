type Level = "green" | "amber" | "red";

const risk = { green: "Low Risk", amber: "Medium Risk", red: "High Risk" } as const;

/** Texts for the author of a script. */
export const en = {
	heading: "What to change",
	without: (level: Level) => `Without this finding the script would be rated ${risk[level]}.`,
	still: (level: Level) =>
		`Without this finding the script would still be rated ${risk[level]}, because of its other findings.`,
} as const;
