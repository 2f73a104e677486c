import { addToCollection } from "@scriptorium/hub-data/collections/add-to-collection";
import type { OwnCollection } from "@scriptorium/hub-data/collections/collection";
import { removeFromCollection } from "@scriptorium/hub-data/collections/remove-from-collection";
import { collectionFilters, collectionKeys } from "@scriptorium/hub-data/query-keys/collection-query-keys";
import { useHost, useSession } from "@scriptorium/remote-kit/host";
import { unwrapForQuery } from "@scriptorium/remote-kit/query-failure";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { en } from "./messages/en.ts";

interface Change {
	readonly collection: OwnCollection;
	readonly isIn: boolean;
}

const without = (items: OwnCollection["items"], scriptId: string) =>
	items.filter((item) => item.bookmarklet_id !== scriptId);
const placeAfter = (items: OwnCollection["items"]) => Math.max(-1, ...items.map(({ position }) => position)) + 1;

/** Puts a script into one's own collections and takes it out again, shown at once and rolled back when it fails. */
export function useMembership(scriptId: string) {
	const host = useHost();
	const text = useMessages({ en }).add;
	const queries = useQueryClient();
	const queryKey = collectionKeys.own(useSession().user?.id ?? null);

	const show = ({ collection, isIn }: Change) =>
		queries.setQueryData(queryKey, (known) =>
			known?.map((row) => {
				if (row.id !== collection.id) return row;
				const others = without(row.items, scriptId);
				return {
					...row,
					items: isIn ? [...others, { bookmarklet_id: scriptId, position: placeAfter(others) }] : others,
				};
			}),
		);

	return useMutation({
		mutationFn: ({ collection, isIn }: Change) => {
			const key = { collectionId: collection.id, scriptId };
			return unwrapForQuery(
				isIn
					? addToCollection(host.client, { ...key, position: placeAfter(collection.items) })
					: removeFromCollection(host.client, key),
			);
		},
		// One after the other: a quick second click must not overtake the first.
		scope: { id: `collect-${scriptId}` },
		onMutate: async (change) => {
			await queries.cancelQueries({ queryKey });
			show(change);
		},
		onSuccess: (_, { collection, isIn }) => {
			host.notify("success", isIn ? text.added(collection.title) : text.removed(collection.title));
			host.track({ type: "collection", category: "script", action: isIn ? "add" : "remove", label: scriptId });
		},
		onError: (_, { collection, isIn }) => {
			show({ collection, isIn: !isIn });
			host.notify("error", text.notChanged(collection.title));
		},
		onSettled: () => queries.invalidateQueries(collectionFilters.all),
	});
}
