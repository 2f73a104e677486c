import { type SearchSuggestion, suggestSearch } from "@scriptorium/hub-data/search/suggest-search";
import { useCallback } from "react";
import { useHost } from "../host-context/host-provider.tsx";

/** Reads suggestions for a text; null when they could not be read. Too many requests are no failure: then there are none. */
export type SuggestionSource = (typed: string, signal: AbortSignal) => Promise<readonly SearchSuggestion[] | null>;

export function useSuggestionSource(): SuggestionSource {
	const { client } = useHost();
	return useCallback(
		async (typed, signal) => {
			const found = await suggestSearch(client, typed, signal);
			if (found.ok) return found.value;
			return found.error.code === "RATE_LIMITED" ? [] : null;
		},
		[client],
	);
}
