import { textLimits } from "@scriptorium/shared-protocol/text-limits";
import { comboboxField } from "@scriptorium/ui-kit/combobox-field";
import { IconButton } from "@scriptorium/ui-kit/icon-button";
import { laterPart } from "@scriptorium/ui-kit/later-part";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { TextField } from "@scriptorium/ui-kit/text-field";
import { Search, X } from "lucide-react";
import { type RefObject, useState } from "react";
import styles from "./filter-bar.module.css";
import { en } from "./messages/en.ts";
import type { SearchSuggestionsProps } from "./search-suggestions.tsx";

const SearchSuggestions = laterPart<SearchSuggestionsProps>({
	load: async () => (await import("./search-suggestions.tsx")).SearchSuggestions,
	isWanted: ({ typed }) => typed !== "",
});

export interface SearchBoxProps {
	input: RefObject<HTMLInputElement | null>;
	value: string;
	onChange: (value: string) => void;
}

export function SearchBox({ input, value, onChange }: SearchBoxProps) {
	const text = useMessages({ en });
	/** The text typed since the page was opened or the last suggestion was chosen; a search from the address suggests nothing. */
	const [typed, setTyped] = useState("");
	return (
		<div className={styles.term}>
			<TextField
				{...comboboxField}
				ref={input}
				type="search"
				label={text.searchLabel}
				labelHidden
				placeholder={text.searchPlaceholder}
				maxLength={textLimits.search.term.max}
				autoComplete="off"
				icon={<Search aria-hidden="true" />}
				value={value}
				onChange={(event) => {
					setTyped(event.target.value);
					onChange(event.target.value);
				}}
				trailing={
					value !== "" && (
						<IconButton
							label={text.clearSearch}
							icon={<X aria-hidden="true" />}
							onClick={() => {
								setTyped("");
								onChange("");
								input.current?.focus();
							}}
						/>
					)
				}
			/>
			<SearchSuggestions input={input} typed={typed} onChosen={() => setTyped("")} />
		</div>
	);
}
