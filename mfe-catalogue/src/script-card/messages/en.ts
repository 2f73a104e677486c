import { plural } from "@scriptorium/ui-kit/locale";

export const en = {
	anonymous: "Anonymous",
	by: "by",
	featured: "Featured",
	forkedFrom: "Forked from",
	risk: { green: "Low Risk", amber: "Medium Risk", red: "High Risk", unrated: "Not rated" },
	installsOf: (count: number) => plural("en", count, { one: "install", other: "installs" }),
	starsOf: (count: number) => plural("en", count, { one: "star", other: "stars" }),
	average: (average: number) => average.toFixed(1),
	rating: (average: number, count: number) =>
		`${average.toFixed(1)} out of 5, ${plural("en", count, { one: "# review", other: "# reviews" })}`,
	picture: (title: string) => `A sample page after “${title}” has run on it`,
	tags: "Tags",
	kind: { bookmarklet: "Bookmarklet", userscript: "Userscript" },
	access: "What it is and may do",
} as const;
