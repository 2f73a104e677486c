export const en = {
	loading: "Loading…",
	failed: "Failed to load component",
	failedDetail: "The rest of the site keeps working.",
	tryAgain: "Try again",
	reloadPage: "Reload page",
} as const;
