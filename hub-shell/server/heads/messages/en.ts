export const en = {
	siteDescription:
		"Discover, share and install bookmarklets and userscripts, each with its code, a security rating and reviews.",
	home: "Bookmarklets and userscripts, written and shared",
	explore: "Explore Bookmarklets",
	exploreDescription: "Search and filter every bookmarklet and userscript of the hub.",
	latest: "Latest",
	latestDescription: "All bookmarklets and userscripts, newest first.",
	categories: "Categories",
	categoriesDescription: "Bookmarklets and userscripts by what they are for.",
	categoryDescription: "Bookmarklets and userscripts in the category {category}.",
	by: "by {author}",
	profileDescription: "Bookmarklets and userscripts by {name}.",
	anonymous: "Anonymous",
	notFound: "Page Not Found",
} as const;
