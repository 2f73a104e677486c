import type { HubClient } from "@scriptorium/hub-data/client";
import { listFollowedFeed } from "@scriptorium/hub-data/follows/list-followed-feed";
import type { CacheKey } from "@scriptorium/hub-data/query-keys/cache-entity";
import { scriptKeys } from "@scriptorium/hub-data/query-keys/script-query-keys";
import type { DataResult } from "@scriptorium/hub-data/read-answer";
import { knownScripts, listScripts } from "@scriptorium/hub-data/scripts/list-scripts";
import type { ScriptPage } from "@scriptorium/hub-data/scripts/script-page";
import { shelfRisks } from "@scriptorium/hub-data/scripts/shelf-risks";
import { listFavorites } from "@scriptorium/hub-data/stars/list-favorites";
import { useHost } from "@scriptorium/remote-kit/host";
import { unwrapForQuery } from "@scriptorium/remote-kit/query-failure";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { PAGE_SIZE, type ProfileTab, type ProfileView } from "./profile-address.ts";

interface ListPlace {
	readonly userId: string;
	readonly limit: number;
	readonly offset: number;
}

interface ProfileList {
	readonly key: (place: { readonly userId: string; readonly page: number }) => CacheKey<ScriptPage>;
	read(client: HubClient, place: ListPlace, signal: AbortSignal): Promise<DataResult<ScriptPage>>;
	/** Answer that came with the page. */
	known?(client: HubClient, place: ListPlace): ScriptPage | undefined;
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
		read: (client, place, signal) => listScripts(client, ofOwner(place), signal),
		known: (client, place) => knownScripts(client, ofOwner(place)),
	},
	favorites: { key: scriptKeys.favorites, read: listFavorites },
	following: {
		key: scriptKeys.followedFeed,
		read: (client, { userId: _, ...page }, signal) => listFollowedFeed(client, page, signal),
	},
};

/** One page of a tab's list. While another page of the same list loads, the earlier one stays. */
export function useProfileList(userId: string, { tab, page }: ProfileView) {
	const { client } = useHost();
	const { key, read, known } = lists[tab];
	const place = { userId, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
	return useQuery({
		queryKey: key({ userId, page }),
		queryFn: ({ signal }) => unwrapForQuery(read(client, place, signal)),
		initialData: () => known?.(client, place),
		initialDataUpdatedAt: 0,
		// Nothing tells this page when followed authors publish.
		refetchOnMount: tab === "following" ? "always" : true,
		placeholderData: keepPreviousData,
	});
}
