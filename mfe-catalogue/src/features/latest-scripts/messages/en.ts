export const en = {
	title: "Latest Bookmarklets",
	lead: "Everything on the hub, newest first.",
	empty: "Nothing here yet",
	emptyText: "The shelf is empty: the first script could be yours.",
	create: "Create a Bookmarklet",
	failed: "Failed to fetch bookmarklets",
	failedDetail: "Nothing is lost; the hub did not answer.",
	retry: "Try Again",
} as const;
