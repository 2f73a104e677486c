// Without a schema: the builder's first screen needs these, but no parser.

/** Categories of the builder (spec 03 § 3), in the order of its form. */
export const builderCategories = [
	"utility",
	"productivity",
	"developer",
	"social",
	"data",
	"automation",
	"customization",
	"other",
] as const;
export type BuilderCategory = (typeof builderCategories)[number];

/** Category utility, every site, all switches on except minify (spec 03 § 3). */
export const DEFAULT_SETTINGS = {
	name: "",
	description: "",
	category: "utility" as BuilderCategory,
	targetUrl: "*",
	minify: false,
	wrapInIIFE: true,
	addComments: true,
	useAsync: true,
	errorHandling: true,
};
