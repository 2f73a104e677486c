import type { Suggestion, SuggestionCategory } from "@scriptorium/script-templates/suggestions";

/** Shown when no category is chosen (spec 02 § 9). */
const WITHOUT_CATEGORY = 6;
const POPULAR_ABOVE = 90;
const RELIABLE_ABOVE = 95;

/** The categories of the filter, in the order of the screen. */
export const suggestionCategories = ["productivity", "visual", "data", "automation"] as const;

/**
 * The suggestions to show: those with tags of the person's history first, then by popularity.
 * @param all built-in suggestions
 * @param category the chosen one; null shows the six most popular of all
 * @param history tags of scripts that the person made here
 */
export function suggestionsToShow(
	all: readonly Suggestion[],
	category: SuggestionCategory | null,
	history: ReadonlySet<string>,
): Suggestion[] {
	const known = ({ tags }: Suggestion) => (tags.some((tag) => history.has(tag)) ? 1 : 0);
	const ordered = all.toSorted((a, b) => known(b) - known(a) || b.popularity - a.popularity);
	return category === null
		? ordered.slice(0, WITHOUT_CATEGORY)
		: ordered.filter((suggestion) => suggestion.category === category);
}

export const isPopular = ({ popularity }: Suggestion) => popularity > POPULAR_ABOVE;
/** Only what was measured is reliable. */
export const isReliable = ({ successRate }: Suggestion) => successRate !== null && successRate > RELIABLE_ABOVE;
