import type { OwnCollection } from "@scriptorium/hub-data/collections/collection";
import { collectionKeys } from "@scriptorium/hub-data/query-keys/collection-query-keys";
import { useHost, useSession } from "@scriptorium/remote-kit/host";
import { askLater } from "@scriptorium/remote-kit/query-failure";
import { useQuery } from "@tanstack/react-query";

/** The signed-in person's collections; asks for nothing while nobody is signed in. */
export function useOwnCollections() {
	const { client } = useHost();
	const userId = useSession().user?.id ?? null;
	return useQuery({
		queryKey: collectionKeys.own(userId),
		enabled: userId !== null,
		queryFn: ({ signal }): Promise<readonly OwnCollection[]> =>
			userId === null
				? Promise.resolve([])
				: askLater(
						() => import("@scriptorium/hub-data/collections/list-own-collections"),
						({ listOwnCollections }) => listOwnCollections(client, { userId }, signal),
					),
	});
}
