import type { RefObject } from "react";
import { ComboboxList } from "../combobox.tsx";
import { useMessages } from "../locale.tsx";
import { useTypedAnswer } from "../use-typed-answer.tsx";
import { en } from "./messages/en.ts";
import { type ShownSuggestion, SuggestionLine } from "./suggestion-line.tsx";

/** A suggestion that leads to an address. */
export interface Suggestion extends ShownSuggestion {
	/** Path and query within the hub; unique in a list. */
	readonly path: string;
}

export interface SuggestionListProps {
	/** The search field, with the attributes `comboboxField`. */
	input: RefObject<HTMLInputElement | null>;
	/** What stands in it. */
	typed: string;
	/** Reads the suggestions; null when they could not be read. Must not change between renderings. */
	ask: (typed: string, signal: AbortSignal) => Promise<readonly Suggestion[] | null>;
	onChoose: (suggestion: Suggestion) => void;
	/** In the flow of the page instead of over it. */
	isInline?: boolean;
}

/** Suggestions below a search field while somebody types. Without an answer there is no list: the search itself still works. */
export function SuggestionList({ input, typed, ask, onChoose, isInline = false }: SuggestionListProps) {
	const text = useMessages({ en });
	const { answer } = useTypedAnswer(typed.trim(), ask);
	const options = (answer ?? []).map((suggestion) => ({
		key: `${suggestion.kind} ${suggestion.path}`,
		group: text.groups[suggestion.kind],
		content: <SuggestionLine {...suggestion} />,
		suggestion,
	}));
	return (
		<ComboboxList
			input={input}
			label={text.list}
			options={options}
			onChoose={({ suggestion }) => onChoose(suggestion)}
			isInline={isInline}
		/>
	);
}
