export const en = {
	title: "Failed to load component",
	retry: "Try Again",
	reload: "Reload page",
} as const;
