export const en = {
	star: "Star",
	starred: "Starred",
	signInFirst: "You need to be logged in to star bookmarklets",
	added: "Bookmarklet added to favorites",
	removed: "Bookmarklet removed from favorites",
	failed: "Failed to update favorite status",
	starsOf: (count: number) => (new Intl.PluralRules("en").select(count) === "one" ? "star" : "stars"),
} as const;
