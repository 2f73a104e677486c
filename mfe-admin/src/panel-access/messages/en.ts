export const en = {
	heading: "Admin Panel",
	checking: "Checking your access...",
	signInFirst: "Please sign in to access the admin panel",
	notAdmin: "You do not have permission to access the admin panel",
	failed: "Your access could not be checked",
	failedDetail: "The hub did not answer. Nothing was changed.",
	retry: "Try Again",
} as const;
