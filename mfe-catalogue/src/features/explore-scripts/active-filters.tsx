import { knownCategory } from "@scriptorium/hub-data/categories/known-categories";
import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { X } from "lucide-react";
import { type ExplorerState, explorerCategories, explorerRisks } from "./explore-address.ts";
import styles from "./explore-page.module.css";
import { en } from "./messages/en.ts";

export interface ActiveFiltersProps {
	state: ExplorerState;
	onChange: (part: Partial<ExplorerState>) => void;
}

/** What narrows the list, each with a way to take it back. */
export function ActiveFilters({ state, onChange }: ActiveFiltersProps) {
	const text = useMessages({ en });
	const { search, category, risks } = state;
	const known = explorerCategories.find((each) => each === category);
	const filters: { readonly label: string; readonly without: Partial<ExplorerState> }[] = [];
	if (search.trim() !== "") filters.push({ label: `“${search.trim()}”`, without: { search: "" } });
	if (known) filters.push({ label: text.categories[known], without: { category: null } });
	else if (category !== null) {
		const label = knownCategory(category) === null ? text.tag(category) : text.otherCategory(category);
		filters.push({ label, without: { category: null } });
	}
	if (risks.length > 0 && risks.length < explorerRisks.length) {
		const label = `${text.risk}: ${risks.map((risk) => text.risks[risk]).join(", ")}`;
		filters.push({ label, without: { risks: explorerRisks } });
	}
	if (filters.length === 0) return null;
	return (
		<div className={styles.active}>
			{filters.map(({ label, without }) => (
				<Button key={label} size="small" aria-label={text.removeFilter(label)} onClick={() => onChange(without)}>
					{label}
					<X aria-hidden="true" />
				</Button>
			))}
			{filters.length > 1 && (
				<Button
					size="small"
					variant="quiet"
					onClick={() => onChange({ search: "", category: null, risks: explorerRisks })}
				>
					{text.clearAll}
				</Button>
			)}
		</div>
	);
}
