import { IconButton } from "@scriptorium/ui-kit/icon-button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { TextField } from "@scriptorium/ui-kit/text-field";
import { Search, X } from "lucide-react";
import type { RefObject } from "react";
import styles from "./filter-bar.module.css";
import { en } from "./messages/en.ts";

export interface SearchBoxProps {
	input: RefObject<HTMLInputElement | null>;
	value: string;
	onChange: (value: string) => void;
}

export function SearchBox({ input, value, onChange }: SearchBoxProps) {
	const text = useMessages({ en });
	return (
		<TextField
			ref={input}
			className={styles.term ?? ""}
			type="search"
			label={text.searchLabel}
			labelHidden
			placeholder={text.searchPlaceholder}
			maxLength={200}
			autoComplete="off"
			icon={<Search aria-hidden="true" />}
			value={value}
			onChange={(event) => onChange(event.target.value)}
			trailing={
				value !== "" && (
					<IconButton
						label={text.clearSearch}
						icon={<X aria-hidden="true" />}
						onClick={() => {
							onChange("");
							input.current?.focus();
						}}
					/>
				)
			}
		/>
	);
}
