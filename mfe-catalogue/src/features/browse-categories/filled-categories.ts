import type { CategoryCounts } from "@scriptorium/hub-data/categories/count-scripts";
import { type Category, knownCategories } from "@scriptorium/hub-data/categories/known-categories";

/**
 * The categories that are offered where people browse: those with a visible script, in the canonical order. Where people publish, all
 * are offered, and the address of an empty one still answers.
 * @param counts visible scripts by category, as the database counts them
 * @returns canonical names
 */
export function filledCategories(counts: CategoryCounts): readonly Category[] {
	return knownCategories.filter((category) => (counts[category] ?? 0) > 0);
}
