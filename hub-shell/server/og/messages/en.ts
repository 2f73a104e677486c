const number = new Intl.NumberFormat("en", { notation: "compact" });
const plural = new Intl.PluralRules("en");

export const en = {
	by: (author: string) => `by ${author}`,
	/** The three levels of the specification, and scripts that are not rated. */
	risk: { green: "Low Risk", amber: "Medium Risk", red: "High Risk", unrated: "Not rated" },
	reviews: (count: number) => `(${number.format(count)})`,
	installs: (count: number) => `${number.format(count)} ${plural.select(count) === "one" ? "install" : "installs"}`,
	siteTitle: "Bookmarklets and userscripts, written and shared",
	siteSubtitle: "Each with its security rating",
	categorySubtitle: "Bookmarklets and userscripts",
	anonymous: "Anonymous",
	profileSubtitle: (username: string) => `@${username}`,
} as const;
