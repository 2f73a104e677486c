import { comboboxField } from "@scriptorium/ui-kit/combobox-field";
import { IconButton } from "@scriptorium/ui-kit/icon-button";
import { Kbd } from "@scriptorium/ui-kit/kbd";
import { laterPart } from "@scriptorium/ui-kit/later-part";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Search } from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import styles from "./header-search.module.css";
import type { HeaderSuggestionsProps } from "./header-suggestions.tsx";
import { en } from "./messages/en.ts";

const HeaderSuggestions = laterPart<HeaderSuggestionsProps>({
	load: async () => (await import("./header-suggestions.tsx")).HeaderSuggestions,
	isWanted: ({ typed }) => typed !== "",
});

export interface HeaderSearchProps {
	inputRef?: RefObject<HTMLInputElement | null>;
	/** A shortcut that focuses the field, shown in it. */
	shortcut?: string | undefined;
	/** In a dialog that opens to be typed into. */
	isInitialFocus?: boolean;
	onSubmitted?: () => void;
	className?: string | undefined;
}

/** Opens the listing with the typed words in `search`. */
export function HeaderSearch({
	inputRef,
	shortcut,
	isInitialFocus = false,
	onSubmitted,
	className,
}: HeaderSearchProps) {
	const texts = useMessages({ en });
	const navigate = useNavigate();
	const ownRef = useRef<HTMLInputElement>(null);
	const input = inputRef ?? ownRef;
	/** For suggestions; empty again after a search, which closes them. */
	const [typed, setTyped] = useState("");
	const { pathname, search } = useLocation();
	// The listing has a search field of its own with the current query; only the overlay, which covers it, repeats it.
	const repeatsQuery = isInitialFocus && pathname === "/explore";
	const current = repeatsQuery ? (new URLSearchParams(search).get("search") ?? "") : "";

	function submit(text: string): void {
		setTyped("");
		const words = text.trim();
		if (words === "" && pathname === "/explore" && !repeatsQuery) return;
		// The listing keeps its other filters: a search narrows the list.
		const query = new URLSearchParams(pathname === "/explore" ? search : "");
		query.delete("page");
		if (words === "") query.delete("search");
		else query.set("search", words);
		void navigate({ pathname: "/explore", search: query.toString() });
		// The listing's own field shows the words from here on; the overlay closes.
		if (input.current) input.current.value = "";
		onSubmitted?.();
	}

	return (
		<search className={`${styles.search} ${className ?? ""}`}>
			{/* Without scripts, and before they have come, the browser itself opens the listing. */}
			<form
				action="/explore"
				method="get"
				onSubmit={(event) => {
					event.preventDefault();
					const field = event.currentTarget.elements.namedItem("search");
					if (field instanceof HTMLInputElement) submit(field.value);
				}}
				className={styles.form}
			>
				<Search aria-hidden="true" className={styles.icon} />
				<input
					{...comboboxField}
					key={current}
					ref={input}
					type="search"
					dir="auto"
					name="search"
					defaultValue={current}
					placeholder={texts.searchPlaceholder}
					aria-label={texts.searchLabel}
					enterKeyHint="search"
					autoComplete="off"
					onChange={(event) => setTyped(event.target.value)}
					data-initial-focus={isInitialFocus || undefined}
					className={styles.input}
				/>
				{shortcut && (
					<Kbd aria-hidden="true" className={styles.hint}>
						{shortcut}
					</Kbd>
				)}
				<IconButton
					type="submit"
					label={texts.searchSubmit}
					icon={<Search aria-hidden="true" />}
					className={styles.submit}
				/>
			</form>
			<HeaderSuggestions
				input={input}
				typed={typed}
				isInline={isInitialFocus}
				onOpened={() => {
					setTyped("");
					if (input.current) input.current.value = "";
					onSubmitted?.();
				}}
			/>
		</search>
	);
}
