import { IconButton } from "@scriptorium/ui-kit/icon-button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Select } from "@scriptorium/ui-kit/select";
import { TextField } from "@scriptorium/ui-kit/text-field";
import { Search, X } from "lucide-react";
import { type ExplorerState, explorerCategories, explorerRisks, explorerSorts } from "./explore-address.ts";
import styles from "./filter-bar.module.css";
import { en } from "./messages/en.ts";

export interface FilterBarProps {
	state: ExplorerState;
	onChange: (part: Partial<ExplorerState>) => void;
}

export function FilterBar({ state, onChange }: FilterBarProps) {
	const text = useMessages({ en });
	const category = explorerCategories.find((known) => known === (state.category ?? "all")) ?? "";
	return (
		<search className={styles.bar}>
			<TextField
				className={styles.term ?? ""}
				type="search"
				label={text.searchLabel}
				labelHidden
				placeholder={text.searchPlaceholder}
				maxLength={200}
				icon={<Search aria-hidden="true" />}
				value={state.search}
				onChange={(event) => onChange({ search: event.target.value })}
				trailing={
					state.search !== "" && (
						<IconButton
							label={text.clearSearch}
							icon={<X aria-hidden="true" />}
							onClick={() => onChange({ search: "" })}
						/>
					)
				}
			/>
			<Select
				label={text.category}
				labelHidden
				options={explorerCategories.map((value) => ({ value, label: text.categories[value] }))}
				value={category}
				placeholder={state.category ?? ""}
				onValueChange={(chosen) => onChange({ category: chosen === "all" ? null : chosen })}
			/>
			<Select
				label={text.sort}
				labelHidden
				options={explorerSorts.map((value) => ({ value, label: text.sorts[value] }))}
				value={state.sort}
				onValueChange={(sort) => onChange({ sort })}
			/>
			<fieldset className={styles.risks}>
				<legend>{text.risk}</legend>
				{explorerRisks.map((risk) => (
					<label key={risk} className={styles.risk}>
						<input
							type="checkbox"
							checked={state.risks.includes(risk)}
							onChange={(event) =>
								onChange({
									risks: explorerRisks.filter((each) =>
										each === risk ? event.target.checked : state.risks.includes(each),
									),
								})
							}
						/>
						{text.risks[risk]}
					</label>
				))}
			</fieldset>
		</search>
	);
}
