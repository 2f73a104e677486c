export const en = {
	explore: "Explore Bookmarklets",
	profile: {
		title: "Author profile",
		description:
			"Here you will find what an author has published and starred, with a word about them. Until then, each of their scripts can be found in the catalogue.",
	},
} as const;
