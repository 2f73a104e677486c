export const en = {
	title: "Latest Bookmarklets",
	lead: "Everything on the hub, newest first.",
	empty: "Nothing here yet",
	emptyText: "No scripts have been published yet. Yours could be the first.",
	create: "Create a Bookmarklet",
	failed: "Failed to fetch bookmarklets",
	failedDetail: "Nothing is lost; the hub did not answer.",
	retry: "Try Again",
} as const;
