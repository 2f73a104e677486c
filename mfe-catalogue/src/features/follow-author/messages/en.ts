export const en = {
	follow: "Follow",
	following: "Following",
	signInFirst: "You need to be logged in to follow authors",
	added: "You're now following this author",
	removed: "You no longer follow this author",
	failed: "Failed to update follow status",
} as const;
