import { knownCategory } from "./known-categories.ts";
import { en } from "./messages/en.ts";

/**
 * The heading of a category's page, the same on the screen and in the page that the server sends.
 * @param written a name or an alias as written in an address; a name that is no category is set in title case
 * @param names the names of the categories in the language of the screen; English if left out
 * @returns `Utilities` for `utility`, `Web Tools` for `web-tools`
 */
export function categoryTitle(written: string, names: Readonly<Record<string, string>> = en.names): string {
	const category = knownCategory(written);
	if (category !== null) return names[category] ?? category;
	return written
		.split(/[\s_-]+/)
		.filter(Boolean)
		.map(([first = "", ...rest]) => first.toUpperCase() + rest.join("").toLowerCase())
		.join(" ");
}
