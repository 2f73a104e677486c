import { useHost } from "@scriptorium/remote-kit/host";
import { rankByPicks, type Suggestion, suggestions } from "@scriptorium/script-templates/suggestions";
import { useEffect, useLayoutEffect, useState } from "react";
import { useIsIdle } from "../../later/use-is-idle.ts";
import { keepPicks, readPicks } from "./kept-picks.ts";

const NO_PICKS: Readonly<Record<string, number>> = {};
const loadPicks = () => import("@scriptorium/hub-data/suggestions/suggestion-picks");

/**
 * The suggestions in the order of their popularity: that of the last visit from the first moment on, in which the screen is the server's.
 * Numbers that are read now are for the next visit: cards must not change places under somebody's finger.
 * @returns the suggestions, and a function that counts a pick
 */
export function useSuggestions(): {
	readonly suggestions: readonly Suggestion[];
	readonly notePick: (id: string) => void;
} {
	const { client } = useHost();
	const [kept, setKept] = useState<ReturnType<typeof readPicks> | null>(null);
	const isIdle = useIsIdle();
	useLayoutEffect(() => setKept(readPicks(Date.now())), []);
	const isWanted = isIdle && kept?.isOld === true;
	useEffect(() => {
		if (!isWanted) return undefined;
		const reading = new AbortController();
		// Without an answer the order stays what it is, and the next visit asks again.
		loadPicks()
			.then(({ readSuggestionPicks }) => readSuggestionPicks(client, reading.signal))
			.then((read) => {
				if (read.ok) keepPicks(read.value, Date.now());
			})
			.catch((error: unknown) => console.error("The popularity of the suggestions could not be read:", error));
		return () => reading.abort();
	}, [client, isWanted]);
	return {
		suggestions: rankByPicks(suggestions, kept?.picks ?? NO_PICKS),
		// A pick that is not counted changes nothing for the person who made it.
		notePick: (id) =>
			void loadPicks()
				.then(({ pickSuggestion }) => pickSuggestion(client, id))
				.catch((error: unknown) => console.error("The pick could not be counted:", error)),
	};
}
