const number = new Intl.NumberFormat("en");
const plural = new Intl.PluralRules("en");

export const en = {
	anonymous: "Anonymous",
	by: "by",
	featured: "Featured",
	forkedFrom: "Forked from",
	risk: { green: "Low Risk", amber: "Medium Risk", red: "High Risk", unrated: "Not rated" },
	installsOf: (count: number) => (plural.select(count) === "one" ? "install" : "installs"),
	starsOf: (count: number) => (plural.select(count) === "one" ? "star" : "stars"),
	rating: (average: number, count: number) =>
		`${average.toFixed(1)} out of 5, ${number.format(count)} ${plural.select(count) === "one" ? "review" : "reviews"}`,
	tags: "Tags",
} as const;
