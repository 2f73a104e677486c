import { plural } from "@scriptorium/ui-kit/locale";

export const en = {
	title: "Browse Categories",
	lead: "Scripts by what they are for.",
	count: (count: number) => plural("en", count, { one: "# script", other: "# scripts" }),
	counting: "Counting scripts…",
	countFailed: "The counts could not be read. The categories still work.",
	noScripts: "Nobody has published a script yet.",
	retry: "Try Again",
	empty: "No bookmarklets found in this category.",
	all: "All categories",
	related: "See also",
	error: (message: string) => `Error loading bookmarklets: ${message}`,
	errorDetail: "Nothing is lost; the other categories may still work.",
} as const;
