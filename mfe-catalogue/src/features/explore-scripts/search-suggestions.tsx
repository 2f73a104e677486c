import { suggestSearch } from "@scriptorium/hub-data/search/suggest-search";
import { useHost } from "@scriptorium/remote-kit/host";
import { SuggestionList } from "@scriptorium/ui-kit/search-suggestions/suggestion-list";
import { type RefObject, useCallback } from "react";
import { useNavigate } from "react-router-dom";

export interface SearchSuggestionsProps {
	input: RefObject<HTMLInputElement | null>;
	typed: string;
	onChosen: () => void;
}

/** Suggestions below the search box; their code is loaded when somebody types. */
export function SearchSuggestions({ input, typed, onChosen }: SearchSuggestionsProps) {
	const { client } = useHost();
	const navigate = useNavigate();
	const ask = useCallback(
		async (words: string, signal: AbortSignal) => {
			const found = await suggestSearch(client, words, signal);
			// The list of scripts below says when the hub cannot be reached.
			return found.ok ? found.value : null;
		},
		[client],
	);
	return (
		<SuggestionList
			input={input}
			typed={typed}
			ask={ask}
			onChoose={({ path }) => {
				onChosen();
				void navigate(path);
			}}
		/>
	);
}
