export const en = {
	label: "Figures of the hub",
	loading: "Loading figures...",
	failed: "The figures could not be loaded",
	retry: "Try Again",
	cards: {
		bookmarklets: { title: "Total Bookmarklets", hint: "public scripts" },
		featured: { title: "Featured", hint: "on the home page" },
		high_risk: { title: "High Risk", hint: "public, rated High" },
		installs: { title: "Total Installs", hint: "one per person, script and day" },
	},
} as const;
