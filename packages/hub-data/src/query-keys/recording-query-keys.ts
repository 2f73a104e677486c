import type { InfiniteData } from "@tanstack/query-core";
import type { RecordingEntry } from "../recordings/recording.ts";
import { defineCacheEntity } from "./cache-entity.ts";

export const recordingEntity = defineCacheEntity("recordings", 1);

/** Which recordings a list shows; a `term` is searched in titles and descriptions. */
export type RecordingsWanted =
	| { readonly whose: "own"; readonly userId: string; readonly term: string }
	| { readonly whose: "public" };

export const recordingKeys = {
	/** Infinite: the page parameter is the number of recordings before the page. @param wanted null while it is not known */
	list: (wanted: RecordingsWanted | null) =>
		recordingEntity.key<InfiniteData<readonly RecordingEntry[], number>>(wanted),
};

/** For `invalidateQueries`. */
export const recordingFilters = { all: recordingEntity.filter() };
