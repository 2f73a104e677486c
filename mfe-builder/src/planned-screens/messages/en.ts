export const en = {
	explore: "Explore Bookmarklets",
	builder: {
		title: "Visual Builder",
		description:
			"Here you will put a script together from steps on a canvas, without writing code: open a page, wait for something, read it, change it. The code it makes stays yours to read. Until then, the catalogue has scripts to use and to learn from.",
	},
	manage: {
		title: "My Bookmarklets",
		description:
			"Here you will find all you have published and your drafts, to search, edit and take back. Until then, each of your scripts can be found in the catalogue.",
	},
} as const;
