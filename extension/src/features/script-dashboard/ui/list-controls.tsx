import { useMessages } from "@scriptorium/ui-kit/locale";
import { Select } from "@scriptorium/ui-kit/select";
import { TextField } from "@scriptorium/ui-kit/text-field";
import { Search } from "lucide-react";
import { filterKeys, type ScriptChoice, sortKeys } from "../domain/choose-scripts.ts";
import { en } from "../messages/en.ts";
import styles from "./script-list.module.css";

export interface ListControlsProps {
	readonly choice: ScriptChoice;
	readonly onChange: (choice: ScriptChoice) => void;
}

/** Search, sort and filter of the list. */
export function ListControls({ choice, onChange }: ListControlsProps) {
	const texts = useMessages({ en }).list;
	return (
		<search className={styles.controls}>
			<TextField
				label={texts.search}
				labelHidden
				type="search"
				icon={<Search aria-hidden="true" />}
				placeholder={texts.searchHint}
				value={choice.query}
				onChange={({ currentTarget }) => onChange({ ...choice, query: currentTarget.value })}
			/>
			<Select
				label={texts.show}
				options={filterKeys.map((value) => ({ value, label: texts.filters[value] }))}
				value={choice.filter}
				onValueChange={(filter) => onChange({ ...choice, filter })}
			/>
			<Select
				label={texts.sort}
				options={sortKeys.map((value) => ({ value, label: texts.sorts[value] }))}
				value={choice.sort}
				onValueChange={(sort) => onChange({ ...choice, sort })}
			/>
		</search>
	);
}
