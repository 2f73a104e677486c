import { useMessages } from "@scriptorium/ui-kit/locale";
import { Select } from "@scriptorium/ui-kit/select";
import type { RefObject } from "react";
import { CategoryFilter } from "./category-filter.tsx";
import { type ExplorerState, explorerSorts, hasWords, sortOf } from "./explore-address.ts";
import styles from "./filter-bar.module.css";
import { en } from "./messages/en.ts";
import { RiskFilters } from "./risk-filters.tsx";
import { SearchBox } from "./search-box.tsx";
import { SearchTips } from "./search-tips.tsx";
import { ViewToggle } from "./view-toggle.tsx";

export interface FilterBarProps {
	state: ExplorerState;
	onChange: (part: Partial<ExplorerState>) => void;
	/** The search box, for those who lead back to it. */
	input: RefObject<HTMLInputElement | null>;
}

export function FilterBar({ state, onChange, input }: FilterBarProps) {
	const text = useMessages({ en });
	const addToSearch = (beginning: string) => {
		const search = state.search.trim() === "" ? beginning : `${state.search.trim()} ${beginning}`;
		onChange({ search });
		input.current?.focus();
		// Between the quotes, once the box has its new text.
		const cursor = beginning === '""' ? search.length - 1 : search.length;
		requestAnimationFrame(() => input.current?.setSelectionRange(cursor, cursor));
	};
	return (
		<search className={styles.bar}>
			<SearchBox input={input} value={state.search} onChange={(search) => onChange({ search })} />
			<CategoryFilter chosen={state.category} onChange={(category) => onChange({ category })} />
			<Select
				label={text.sort}
				labelHidden
				options={explorerSorts
					.filter((value) => value !== "best_match" || hasWords(state))
					.map((value) => ({ value, label: text.sorts[value] }))}
				value={sortOf(state)}
				onValueChange={(sort) => onChange({ sort })}
			/>
			<RiskFilters chosen={state.risks} onChange={(risks) => onChange({ risks })} />
			{!state.edit && <ViewToggle view={state.view} onChange={(view) => onChange({ view })} />}
			<SearchTips onPick={addToSearch} />
		</search>
	);
}
