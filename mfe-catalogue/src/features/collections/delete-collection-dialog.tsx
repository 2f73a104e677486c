import type { OwnCollection } from "@scriptorium/hub-data/collections/collection";
import { deleteCollection } from "@scriptorium/hub-data/collections/delete-collection";
import { collectionFilters } from "@scriptorium/hub-data/query-keys/collection-query-keys";
import { useHost } from "@scriptorium/remote-kit/host";
import { unwrapForQuery } from "@scriptorium/remote-kit/query-failure";
import { Button } from "@scriptorium/ui-kit/button";
import { Dialog } from "@scriptorium/ui-kit/dialog";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { en } from "./messages/en.ts";

export interface DeleteCollectionDialogProps {
	collection: OwnCollection;
	onDeleted: () => void;
	onClose: () => void;
}

export function DeleteCollectionDialog({ collection, onDeleted, onClose }: DeleteCollectionDialogProps) {
	const text = useMessages({ en }).deletion;
	const host = useHost();
	const queries = useQueryClient();
	const deletion = useMutation({
		mutationFn: () => unwrapForQuery(deleteCollection(host.client, { id: collection.id })),
		onSuccess: async () => {
			host.notify("success", text.done);
			host.track({ type: "collection", category: "collection", action: "delete" });
			await queries.invalidateQueries(collectionFilters.all);
			onDeleted();
		},
	});
	return (
		<Dialog
			open
			role="alertdialog"
			size="small"
			onOpenChange={onClose}
			title={text.title}
			description={text.about(collection.title, collection.items.length)}
			closeLabel={text.close}
			actions={
				<>
					<Button onClick={onClose}>{text.cancel}</Button>
					<Button variant="danger" busy={deletion.isPending} onClick={() => deletion.mutate()}>
						{text.confirm}
					</Button>
				</>
			}
		>
			{deletion.isError && <ErrorState title={text.failed} detail={deletion.error.message} />}
		</Dialog>
	);
}
