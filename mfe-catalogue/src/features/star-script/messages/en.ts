import { plural } from "@scriptorium/ui-kit/locale";

export const en = {
	star: "Star",
	starred: "Starred",
	signInFirst: "You need to be logged in to star bookmarklets",
	added: "Bookmarklet added to favorites",
	removed: "Bookmarklet removed from favorites",
	failed: "Failed to update favorite status",
	starsOf: (count: number) => plural("en", count, { one: "star", other: "stars" }),
} as const;
