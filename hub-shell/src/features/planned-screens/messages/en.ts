export const en = {
	explore: "Explore Bookmarklets",
	screens: {
		performance: {
			title: "Performance",
			description: "How fast this hub is in your own browser, measured while you use it. This page is not open yet.",
		},
		accessibility: {
			title: "Accessibility",
			description: "What the hub does for keyboards, screen readers and small screens. This page is not open yet.",
		},
	},
} as const;
