import { type Category, knownCategory } from "@scriptorium/hub-data/categories/known-categories";
import { parseSearch, type SearchCondition, withoutCondition } from "@scriptorium/hub-data/search/parse-search";
import type { useMessages } from "@scriptorium/ui-kit/locale";
import { type ExplorerState, explorerRisks } from "./explore-address.ts";
import type { en } from "./messages/en.ts";

export interface ActiveFilter {
	readonly label: string;
	/** The change that takes it back. */
	readonly without: Partial<ExplorerState>;
}

type Texts = ReturnType<typeof useMessages<typeof en>>;

/** All that narrows the list: words, operators, category or tag, risks, and editing. */
export function listActiveFilters(
	{ search, category, risks, edit }: ExplorerState,
	text: Texts,
	names: Readonly<Record<Category, string>>,
): ActiveFilter[] {
	const { term, conditions } = parseSearch(search);
	const filters: ActiveFilter[] = [];
	if (term !== "") {
		// Its words may stand between the operators, which stay.
		const operators = conditions.map(({ start, end }) => search.slice(start, end)).join(" ");
		filters.push({ label: text.conditions.phrase(term), without: { search: operators } });
	}
	for (const condition of conditions) {
		filters.push({ label: labelOf(condition, text), without: { search: withoutCondition(search, condition) } });
	}
	if (category !== null) {
		const known = knownCategory(category);
		filters.push({ label: known ? names[known] : text.tag(category), without: { category: null } });
	}
	if (risks.length > 0 && risks.length < explorerRisks.length) {
		const label = `${text.risk}: ${risks.map((risk) => text.risks[risk]).join(", ")}`;
		filters.push({ label, without: { risks: explorerRisks } });
	}
	if (edit) filters.push({ label: text.editing, without: { edit: false } });
	return filters;
}

function labelOf({ field, value, excluded }: SearchCondition, text: Texts): string {
	const names: Readonly<Record<string, string>> =
		field === "risk" ? text.conditionRisks : field === "kind" ? text.conditionKinds : {};
	const label = text.conditions[field](names[value] ?? value);
	return excluded ? text.without(label) : label;
}
