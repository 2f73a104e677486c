export const en = {
	loading: "Loading…",
	failed: {
		title: "Failed to load component",
		detail: "What you have made so far is kept in this browser. Check your connection, then try again.",
		retry: "Try Again",
		reload: "Reload page",
	},
} as const;
