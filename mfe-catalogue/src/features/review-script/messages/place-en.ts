/** The section before its reviews are there. */
export const en = {
	heading: "Reviews",
	loading: "Loading reviews...",
	failed: {
		title: "Failed to load reviews",
		detail: "The rest of the page works. Nothing you have written is lost.",
		retry: "Try Again",
	},
} as const;
