import { type RecordingsWanted, recordingKeys } from "@scriptorium/hub-data/query-keys/recording-query-keys";
import { listOwnRecordings } from "@scriptorium/hub-data/recordings/list-own-recordings";
import { listPublicRecordings } from "@scriptorium/hub-data/recordings/list-public-recordings";
import { RECORDINGS_PAGE, type RecordingEntry } from "@scriptorium/hub-data/recordings/recording";
import { searchOwnRecordings } from "@scriptorium/hub-data/recordings/search-own-recordings";
import { useHost } from "@scriptorium/remote-kit/host";
import { unwrapForQuery } from "@scriptorium/remote-kit/query-failure";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";

/** Recordings, the newest first, page by page. */
export function useRecordings(wanted: RecordingsWanted | null) {
	const { client } = useHost();
	return useInfiniteQuery({
		queryKey: recordingKeys.list(wanted),
		enabled: wanted !== null,
		initialPageParam: 0,
		// Earlier results stay on the screen while the next search loads.
		placeholderData: keepPreviousData,
		queryFn: ({ pageParam: offset, signal }): Promise<readonly RecordingEntry[]> => {
			if (wanted === null) return Promise.resolve([]);
			if (wanted.whose === "public") return unwrapForQuery(listPublicRecordings(client, { offset }, signal));
			const { userId, term } = wanted;
			return unwrapForQuery(
				term === ""
					? listOwnRecordings(client, { userId, offset }, signal)
					: searchOwnRecordings(client, { userId, term }, signal),
			);
		},
		getNextPageParam: (last, pages) => (last.length === RECORDINGS_PAGE ? pages.length * RECORDINGS_PAGE : undefined),
	});
}
