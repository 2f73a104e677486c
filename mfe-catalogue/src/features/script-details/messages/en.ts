export const en = {
	loading: "Loading bookmarklet...",
	anonymous: "Anonymous",
	by: "by",
	updated: "Updated",
	forkedFrom: "Forked from",
	featured: "Featured",
	kind: { bookmarklet: "Bookmarklet", userscript: "Userscript" },
	rating: (average: number, count: number) =>
		`${average.toFixed(1)} out of 5, ${count} ${new Intl.PluralRules("en").select(count) === "one" ? "review" : "reviews"}`,
	noReviews: "No reviews yet",
	installsOf: (count: number) => (new Intl.PluralRules("en").select(count) === "one" ? "install" : "installs"),
	edit: "Edit",
	share: "Share",
	description: "Description",
	tags: "Tags",
	category: "Category",
	error: {
		title: "Error Loading Bookmarklet",
		detail: "The hub did not answer as expected. Nothing is lost; try again, or go on browsing.",
		retry: "Try Again",
		explore: "Explore Bookmarklets",
	},
} as const;
