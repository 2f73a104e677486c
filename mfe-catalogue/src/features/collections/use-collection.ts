import { collectionFilters, collectionKeys } from "@scriptorium/hub-data/query-keys/collection-query-keys";
import { useHost } from "@scriptorium/remote-kit/host";
import { askLater } from "@scriptorium/remote-kit/query-failure";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ItemChange } from "./item-change.ts";
import { en } from "./messages/en.ts";

/** A collection; `data` is null when there is none that this person may see. */
export function useCollection(id: string) {
	const { client } = useHost();
	return useQuery({
		queryKey: collectionKeys.details(id),
		queryFn: ({ signal }) =>
			askLater(
				() => import("@scriptorium/hub-data/collections/get-collection"),
				({ getCollection }) => getCollection(client, { id }, signal),
			),
	});
}

/** Changes the items of one's own collection: optimistic, read again once saved, rolled back on failure. */
export function useChangeItems(id: string) {
	const { client, notify } = useHost();
	const text = useMessages({ en }).page;
	const queries = useQueryClient();
	const queryKey = collectionKeys.details(id);

	const mutationKey = collectionKeys.itemChanges(id);
	return useMutation({
		mutationKey,
		mutationFn: (change: ItemChange) =>
			askLater(
				() => import("./write-items.ts"),
				({ writeItems }) => writeItems(client, id, change),
			),
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
