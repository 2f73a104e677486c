import type { OwnCollection } from "@scriptorium/hub-data/collections/collection";
import { collectionFilters, collectionKeys } from "@scriptorium/hub-data/query-keys/collection-query-keys";
import { useHost, useSession } from "@scriptorium/remote-kit/host";
import { askLater } from "@scriptorium/remote-kit/query-failure";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { en } from "./messages/en.ts";

/** Makes a collection public or private, shown at once and rolled back when it fails. */
export function useChangeVisibility() {
	const host = useHost();
	const text = useMessages({ en });
	const queries = useQueryClient();
	const queryKey = collectionKeys.own(useSession().user?.id ?? null);
	const show = (id: string, isPublic: boolean) =>
		queries.setQueryData(queryKey, (known) =>
			known?.map((row) => (row.id === id ? { ...row, is_public: isPublic } : row)),
		);
	return useMutation({
		mutationFn: ({ collection, isPublic }: { collection: OwnCollection; isPublic: boolean }) =>
			askLater(
				() => import("@scriptorium/hub-data/collections/update-collection"),
				({ updateCollection }) => updateCollection(host.client, { id: collection.id, isPublic }),
			),
		onMutate: async ({ collection, isPublic }) => {
			await queries.cancelQueries({ queryKey });
			show(collection.id, isPublic);
		},
		onSuccess: (_, { collection, isPublic }) => {
			const { madePublic, madePrivate } = text.list;
			host.notify("success", (isPublic ? madePublic : madePrivate)(collection.title));
			// The list keeps its order: a row must not jump away from under the switch that was just pressed.
			return queries.invalidateQueries(collectionFilters.details);
		},
		onError: (_, { collection, isPublic }) => {
			show(collection.id, !isPublic);
			host.notify("error", text.dialog.failed);
		},
	});
}
