export const en = {
	loading: "Loading…",
	failed: {
		title: "This part of the page could not be loaded",
		detail: "What you have made so far is kept in this browser. Check your connection, then try again.",
		retry: "Try Again",
	},
} as const;
