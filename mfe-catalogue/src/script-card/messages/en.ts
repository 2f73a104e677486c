import { plural } from "@scriptorium/ui-kit/locale";

export const en = {
	anonymous: "Anonymous",
	by: "by",
	featured: "Featured",
	forkedFrom: "Forked from",
	risk: { green: "Low Risk", amber: "Medium Risk", red: "High Risk", unrated: "Not rated" },
	installsOf: (count: number) => plural("en", count, { one: "install", other: "installs" }),
	starsOf: (count: number) => plural("en", count, { one: "star", other: "stars" }),
	rating: (average: number, count: number) =>
		`${average.toFixed(1)} out of 5, ${plural("en", count, { one: "# review", other: "# reviews" })}`,
	tags: "Tags",
} as const;
