import type { HubClient } from "@scriptorium/hub-data/client";
import type { CacheKey } from "@scriptorium/hub-data/query-keys/cache-entity";
import { scriptKeys } from "@scriptorium/hub-data/query-keys/script-query-keys";
import type { ScriptPage } from "@scriptorium/hub-data/scripts/script-page";
import { shelfRisks } from "@scriptorium/hub-data/scripts/shelf-risks";
import { useHost } from "@scriptorium/remote-kit/host";
import { askLater } from "@scriptorium/remote-kit/query-failure";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { PAGE_SIZE, type ProfileTab, type ProfileView } from "./profile-address.ts";

interface ListPlace {
	readonly userId: string;
	readonly limit: number;
	readonly offset: number;
}

interface ProfileList {
	readonly key: (place: { readonly userId: string; readonly page: number }) => CacheKey<ScriptPage>;
	read(client: HubClient, place: ListPlace, signal: AbortSignal): Promise<ScriptPage>;
}

const ofOwner = ({ userId, ...page }: ListPlace) => ({
	ownerId: userId,
	risks: shelfRisks,
	sort: "newest" as const,
	...page,
});

const lists: Readonly<Record<ProfileTab, ProfileList>> = {
	published: {
		key: scriptKeys.publishedBy,
		read: (client, place, signal) =>
			askLater(
				() => import("@scriptorium/hub-data/scripts/list-scripts"),
				({ listScripts }) => listScripts(client, ofOwner(place), signal),
			),
	},
	favorites: {
		key: scriptKeys.favorites,
		read: (client, place, signal) =>
			askLater(
				() => import("@scriptorium/hub-data/stars/list-favorites"),
				({ listFavorites }) => listFavorites(client, place, signal),
			),
	},
	following: {
		key: scriptKeys.followedFeed,
		read: (client, { userId: _, ...page }, signal) =>
			askLater(
				() => import("@scriptorium/hub-data/follows/list-followed-feed"),
				({ listFollowedFeed }) => listFollowedFeed(client, page, signal),
			),
	},
};

/** One page of a tab's list. While another page of the same list loads, the earlier one stays. */
export function useProfileList(userId: string, { tab, page }: ProfileView) {
	const { client } = useHost();
	const { key, read } = lists[tab];
	const place = { userId, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
	return useQuery({
		queryKey: key({ userId, page }),
		queryFn: ({ signal }) => read(client, place, signal),
		// Nothing tells this page when followed authors publish.
		refetchOnMount: tab === "following" ? "always" : true,
		placeholderData: keepPreviousData,
	});
}
