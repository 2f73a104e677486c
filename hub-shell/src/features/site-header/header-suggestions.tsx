import { SuggestionList } from "@scriptorium/ui-kit/search-suggestions/suggestion-list";
import type { RefObject } from "react";
import { useNavigate } from "react-router-dom";
import { useSuggestionSource } from "../../search-suggestions/use-suggestion-source.ts";

export interface HeaderSuggestionsProps {
	input: RefObject<HTMLInputElement | null>;
	typed: string;
	isInline: boolean;
	/** Called after a suggestion was opened. */
	onOpened: () => void;
}

/** Suggestions of the header's search; its code is loaded when somebody types. */
export function HeaderSuggestions({ input, typed, isInline, onOpened }: HeaderSuggestionsProps) {
	const navigate = useNavigate();
	return (
		<SuggestionList
			input={input}
			typed={typed}
			ask={useSuggestionSource()}
			isInline={isInline}
			onChoose={({ path }) => {
				void navigate(path);
				onOpened();
			}}
		/>
	);
}
