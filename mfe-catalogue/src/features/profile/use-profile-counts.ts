import { scriptFilters, scriptKeys } from "@scriptorium/hub-data/query-keys/script-query-keys";
import { useHost } from "@scriptorium/remote-kit/host";
import { askLater } from "@scriptorium/remote-kit/query-failure";
import { useQuery, useQueryClient } from "@tanstack/react-query";

/** The numbers of a profile, and the change of followers that a click makes before the database has counted. */
export function useProfileCounts(userId: string) {
	const { client } = useHost();
	const queries = useQueryClient();
	const queryKey = scriptKeys.profileCounts(userId);
	const query = useQuery({
		queryKey,
		queryFn: ({ signal }) =>
			askLater(
				() => import("@scriptorium/hub-data/profiles/get-profile-counts"),
				({ getProfileCounts }) => getProfileCounts(client, { userId }, signal),
			),
	});
	return {
		query,
		changeFollowers: (by: number) =>
			queries.setQueryData(queryKey, (known) => known && { ...known, followers: Math.max(0, known.followers + by) }),
		/** Reads the counts and the reader's own feed again after a follow was saved. */
		readAgain: () => {
			void queries.invalidateQueries(scriptFilters.profileCounts);
			void queries.invalidateQueries(scriptFilters.followedFeed);
		},
	};
}
