import { laterPart } from "@scriptorium/ui-kit/later-part";
import type { CollectionDialogProps } from "./collection-dialog.tsx";
import type { DeleteCollectionDialogProps } from "./delete-collection-dialog.tsx";

/** Dialogs of a collection's owner, whose code comes with the first that is opened. */
export const CollectionDialog = laterPart<CollectionDialogProps>({
	load: async () => (await import("./collection-dialog.tsx")).CollectionDialog,
	onFailed: ({ onClose }) => onClose(),
});

export const DeleteCollectionDialog = laterPart<DeleteCollectionDialogProps>({
	load: async () => (await import("./delete-collection-dialog.tsx")).DeleteCollectionDialog,
	onFailed: ({ onClose }) => onClose(),
});
