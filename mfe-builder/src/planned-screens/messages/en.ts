export const en = {
	explore: "Explore Bookmarklets",
	manage: {
		title: "My Bookmarklets",
		description:
			"Here you will find all you have published and your drafts, to search, edit and take back. Until then, each of your scripts can be found in the catalogue.",
	},
} as const;
