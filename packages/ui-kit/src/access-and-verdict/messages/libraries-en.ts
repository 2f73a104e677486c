/** Whether a check included the libraries of a script. */
export const en = {
	heading: "Libraries",
	known: (name: string) => `${name}, a known library`,
	states: {
		known: "A known library",
		checked: "Checked with the script",
		"checked-in-part": "Checked in part: it is too large to be followed in full",
		"not-checked": "Not checked",
		"not-read": "Not checked: its file has not been loaded for this check",
	},
} as const;
