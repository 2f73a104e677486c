import { type Category, knownCategories, knownCategory } from "@scriptorium/hub-data/categories/known-categories";
import { en as categoryTexts } from "@scriptorium/hub-data/categories/messages/en";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Select } from "@scriptorium/ui-kit/select";
import { useCategoryCounts } from "../../category-counts/use-category-counts.ts";
import { en } from "./messages/en.ts";

const ALL = "all";

export interface CategoryFilterProps {
	/** A category or a tag, as in the address; null for all. */
	chosen: string | null;
	onChange: (chosen: Category | null) => void;
}

/** The categories that have scripts, with their numbers, and the chosen one. A tag is shown but cannot be chosen here. */
export function CategoryFilter({ chosen, onChange }: CategoryFilterProps) {
	const text = useMessages({ en });
	const { names } = useMessages({ en: categoryTexts });
	// Without the counts the filter offers all categories.
	const { data: counts } = useCategoryCounts();
	const category = chosen === null ? null : knownCategory(chosen);
	// An address may name an empty category: without its option the field would show another one.
	const shown = knownCategories.filter((value) => value === category || !counts || (counts[value] ?? 0) > 0);
	const options = shown.map((value) => ({
		value,
		label: counts ? text.categoryWithCount(names[value], counts[value] ?? 0) : names[value],
	}));
	return (
		<Select
			label={text.category}
			labelHidden
			options={[{ value: ALL, label: text.allCategories }, ...options]}
			value={chosen === null ? ALL : (category ?? "")}
			placeholder={chosen ?? ""}
			onValueChange={(value) => onChange(value === ALL ? null : value)}
		/>
	);
}
