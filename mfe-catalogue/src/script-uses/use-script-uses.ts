import { defineCacheEntity } from "@scriptorium/hub-data/query-keys/cache-entity";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ScriptUses } from "./script-uses.ts";

interface ReadableText {
	/** A version never changes, so its id stands for its text; null for the text of a script without one. */
	readonly versionId: string | null;
	readonly code: string;
}

const usesEntity = defineCacheEntity("script-uses", 1);

/** For `useQuery` and `prefetchQuery`. */
export const usesOf = ({ versionId, code }: ReadableText) =>
	queryOptions({
		queryKey: usesEntity.key<ScriptUses>("uses", versionId),
		queryFn: async () => (await import("./read-uses.ts")).readUses(code),
		staleTime: Number.POSITIVE_INFINITY,
	});

const addressOf = ({ versionId, code }: ReadableText) =>
	queryOptions({
		queryKey: usesEntity.key<string | null>("address", versionId),
		queryFn: async () => (await import("./read-uses.ts")).bookmarkAddress(code),
		staleTime: Number.POSITIVE_INFINITY,
	});

export const useScriptUses = (script: ReadableText) => useQuery(usesOf(script));

/**
 * The script's `javascript:` address, which is longer than its text.
 * @param isWanted false while nobody can see its link: `address` is null then, and `read` gets it all the same
 */
export function useBookmarkAddress(script: ReadableText, isWanted: boolean) {
	const queries = useQueryClient();
	const { data } = useQuery({ ...addressOf(script), enabled: isWanted });
	return { address: data ?? null, read: () => queries.fetchQuery(addressOf(script)) };
}
