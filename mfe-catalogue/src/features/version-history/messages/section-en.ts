/** The section of the page; the history has texts of its own. */
export const en = {
	heading: "Version Info",
	current: "Current version",
	created: "Created",
	updated: "Last updated",
	none: "None yet",
	history: "View version history",
} as const;
