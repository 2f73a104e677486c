import { pickSuggestion, readSuggestionPicks } from "@scriptorium/hub-data/suggestions/suggestion-picks";
import { useHost } from "@scriptorium/remote-kit/host";
import { rankByPicks, type Suggestion, suggestions } from "@scriptorium/script-templates/suggestions";
import { useEffect, useState } from "react";
import { keepPicks, readPicks } from "./kept-picks.ts";

/**
 * The suggestions in the order of their popularity. Numbers that are read now are for the next visit: cards must not change places under
 * somebody's finger.
 * @returns the suggestions, and a function that counts a pick
 */
export function useSuggestions(): {
	readonly suggestions: readonly Suggestion[];
	readonly notePick: (id: string) => void;
} {
	const { client } = useHost();
	const [{ picks, isOld }] = useState(() => readPicks(Date.now()));
	useEffect(() => {
		if (!isOld) return undefined;
		const reading = new AbortController();
		// Without an answer the order stays what it is, and the next visit asks again.
		void readSuggestionPicks(client, reading.signal).then((read) => {
			if (read.ok) keepPicks(read.value, Date.now());
		});
		return () => reading.abort();
	}, [client, isOld]);
	return {
		suggestions: rankByPicks(suggestions, picks),
		// A pick that is not counted changes nothing for the person who made it.
		notePick: (id) => void pickSuggestion(client, id),
	};
}
