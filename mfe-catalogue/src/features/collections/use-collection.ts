import { addToCollection } from "@scriptorium/hub-data/collections/add-to-collection";
import type { CollectionItem } from "@scriptorium/hub-data/collections/collection";
import { getCollection } from "@scriptorium/hub-data/collections/get-collection";
import { orderCollection } from "@scriptorium/hub-data/collections/order-collection";
import { removeFromCollection } from "@scriptorium/hub-data/collections/remove-from-collection";
import { collectionFilters, collectionKeys } from "@scriptorium/hub-data/query-keys/collection-query-keys";
import { useHost } from "@scriptorium/remote-kit/host";
import { unwrapForQuery } from "@scriptorium/remote-kit/query-failure";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { en } from "./messages/en.ts";

/** A collection; `data` is null when there is none that this person may see. */
export function useCollection(id: string) {
	const { client } = useHost();
	return useQuery({
		queryKey: collectionKeys.details(id),
		queryFn: ({ signal }) => unwrapForQuery(getCollection(client, { id }, signal)),
	});
}

interface ItemChange {
	/** The items after the change, in order. */
	readonly items: readonly CollectionItem[];
	readonly write: "order" | { readonly remove: CollectionItem } | { readonly restore: CollectionItem };
}

/** Changes the items of one's own collection: optimistic, read again once saved, rolled back on failure. */
export function useChangeItems(id: string) {
	const { client, notify } = useHost();
	const text = useMessages({ en }).page;
	const queries = useQueryClient();
	const queryKey = collectionKeys.details(id);

	function write({ items, write: what }: ItemChange) {
		if (what === "order") return orderCollection(client, { collectionId: id, items });
		if ("remove" in what) {
			return removeFromCollection(client, { collectionId: id, scriptId: what.remove.bookmarklet_id });
		}
		const { bookmarklet_id: scriptId, position } = what.restore;
		return addToCollection(client, { collectionId: id, scriptId, position });
	}

	const mutationKey = collectionKeys.itemChanges(id);
	return useMutation({
		mutationKey,
		mutationFn: (change: ItemChange) => unwrapForQuery(write(change)),
		// One after the other: two quick moves of one script must arrive in their order.
		scope: { id: `collection-${id}` },
		onMutate: async ({ items, write: what }) => {
			await queries.cancelQueries({ queryKey });
			// The next move is compared with the places that this one is about to write.
			const shown = what === "order" ? items.map((item, position) => ({ ...item, position })) : [...items];
			queries.setQueryData(queryKey, (known) => known && { ...known, items: shown });
		},
		onError: (_, { write: what }) => {
			if (what === "order") notify("error", text.notOrdered);
			else notify("error", "remove" in what ? text.notRemoved : text.notRestored);
		},
		onSettled: async () => {
			// While another change waits, reading would show the state in between.
			if (queries.isMutating({ mutationKey }) === 1) await queries.invalidateQueries(collectionFilters.all);
		},
	});
}
