import { addToCollection } from "@scriptorium/hub-data/collections/add-to-collection";
import { collectionFilters } from "@scriptorium/hub-data/query-keys/collection-query-keys";
import { useHost } from "@scriptorium/remote-kit/host";
import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Menu } from "@scriptorium/ui-kit/menu";
import { useQueryClient } from "@tanstack/react-query";
import { FolderPlus } from "lucide-react";
import { useState } from "react";
import { CollectionDialog } from "./collection-dialog.tsx";
import { CollectionMenuItems } from "./collection-menu-items.tsx";
import { en as buttonTexts } from "./messages/button-en.ts";
import { en } from "./messages/en.ts";

export interface CollectMenuProps {
	scriptId: string;
	isOpen: boolean;
	onOpenChange: (isOpen: boolean) => void;
}

/** A menu of one's own collections, and the dialog of a new one. */
export function CollectMenu({ scriptId, isOpen, onOpenChange }: CollectMenuProps) {
	const text = useMessages({ en }).add;
	const { button } = useMessages({ en: buttonTexts });
	const host = useHost();
	const queries = useQueryClient();
	const [isCreating, setCreating] = useState(false);

	async function putIntoNew(collectionId: string) {
		setCreating(false);
		const added = await addToCollection(host.client, { collectionId, scriptId, position: 0 });
		if (!added.ok) host.notify("error", text.notChanged(text.menu), { description: added.error.message });
		await queries.invalidateQueries(collectionFilters.all);
	}

	return (
		<>
			<Menu
				trigger={<Button icon={<FolderPlus aria-hidden="true" />}>{button}</Button>}
				label={text.menu}
				align="start"
				open={isOpen}
				onOpenChange={onOpenChange}
			>
				<CollectionMenuItems scriptId={scriptId} onCreate={() => setCreating(true)} />
			</Menu>
			{isCreating && (
				<CollectionDialog collection={null} onSaved={(id) => void putIntoNew(id)} onClose={() => setCreating(false)} />
			)}
		</>
	);
}
