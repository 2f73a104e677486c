/** The canonical categories, in the order in which screens show them. The table `private.categories` has the same; a test compares both. */
export const knownCategories = [
	"productivity",
	"search",
	"development",
	"web",
	"download",
	"social",
	"media",
	"accessibility",
	"shopping",
	"security",
	"education",
	"design",
	"data",
	"automation",
	"customization",
	"utility",
	"other",
] as const;

export type Category = (typeof knownCategories)[number];

/** Canonical categories by other names of them, as in `private.category_aliases`. */
export const categoryAliases: ReadonlyMap<string, Category> = new Map([
	["utilities", "utility"],
	["developer", "development"],
]);

/**
 * Normalizes the name of a category from an address or a form.
 * @param written a name or an alias such as `developer`, in any case
 * @returns the canonical name; null if there is no such category
 */
export function knownCategory(written: string): Category | null {
	const name = written.trim().toLowerCase();
	const canonical = categoryAliases.get(name) ?? name;
	return knownCategories.find((category) => category === canonical) ?? null;
}
