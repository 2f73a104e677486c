/** The canonical categories; the database holds the same list in a CHECK (`private.is_category`). */
export const knownCategories: readonly string[] = [
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
];

const aliases: ReadonlyMap<string, string> = new Map([
	["utilities", "utility"],
	["developer", "development"],
]);

/**
 * Normalizes the name of a category from an address or a form.
 * @param written a name or an alias such as `developer`, in any case
 * @returns the canonical name; null if there is no such category
 */
export function knownCategory(written: string): string | null {
	const name = written.trim().toLowerCase();
	const canonical = aliases.get(name) ?? name;
	return knownCategories.includes(canonical) ? canonical : null;
}
