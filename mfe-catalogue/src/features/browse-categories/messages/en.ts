import { plural } from "@scriptorium/ui-kit/locale";

export const en = {
	title: "Browse Categories",
	lead: "Scripts by what they are for.",
	titles: {
		productivity: "Productivity",
		social: "Social",
		media: "Media",
		development: "Development",
		utilities: "Utilities",
		shopping: "Shopping",
		education: "Education",
		design: "Design",
		security: "Security",
		web: "Web",
	},
	count: (count: number) =>
		count === 0 ? "No scripts yet" : plural("en", count, { one: "# script", other: "# scripts" }),
	counting: "Counting scripts…",
	countFailed: "The counts could not be read. The categories still work.",
	retry: "Try Again",
	empty: "No bookmarklets found in this category.",
	all: "All categories",
	error: (message: string) => `Error loading bookmarklets: ${message}`,
	errorDetail: "Nothing is lost; the other categories may still work.",
} as const;
