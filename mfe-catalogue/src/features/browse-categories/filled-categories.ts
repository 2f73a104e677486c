import type { CategoryCounts } from "@scriptorium/hub-data/categories/count-scripts";
import { type Category, knownCategories } from "@scriptorium/hub-data/categories/known-categories";

/**
 * The categories that have a tile: those with a visible script, in the canonical order.
 * @param counts visible scripts by category, as the database counts them
 */
export function filledCategories(counts: CategoryCounts): readonly Category[] {
	return knownCategories.filter((category) => (counts[category] ?? 0) > 0);
}
