import { addToCollection } from "@scriptorium/hub-data/collections/add-to-collection";
import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Menu } from "@scriptorium/ui-kit/menu";
import { useQueryClient } from "@tanstack/react-query";
import { FolderPlus } from "lucide-react";
import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { useHost, useSession } from "../../host/host-context.tsx";
import { CollectionDialog } from "./collection-dialog.tsx";
import { CollectionMenuItems } from "./collection-menu-items.tsx";
import { en } from "./messages/en.ts";
import { PENDING_COLLECT, pendingCollect, scriptOfPendingCollect } from "./pending-collect.ts";

/** A menu of one's own collections; a visitor is asked to sign in first and finds it open afterwards. */
export function AddToCollection({ scriptId }: { scriptId: string }) {
	const text = useMessages({ en }).add;
	const host = useHost();
	const queries = useQueryClient();
	const { status } = useSession();
	const { pathname } = useLocation();
	const [isOpen, setOpen] = useState(false);
	const [isCreating, setCreating] = useState(false);
	useEffect(
		() =>
			host.onPendingAction(PENDING_COLLECT, (action) => {
				// Somebody may have gone to another script's page meanwhile.
				if (scriptOfPendingCollect(action) === scriptId) setOpen(true);
			}),
		[host, scriptId],
	);

	async function putIntoNew(collectionId: string) {
		setCreating(false);
		const added = await addToCollection(host.client, { collectionId, scriptId, position: 0 });
		if (!added.ok) host.notify("error", text.notChanged(text.menu), { description: added.error.message });
		await queries.invalidateQueries({ queryKey: ["collections"] });
	}

	const icon = <FolderPlus aria-hidden="true" />;
	if (status !== "signed-in") {
		return (
			<Button
				icon={icon}
				aria-disabled={status === "loading" || undefined}
				onClick={() => {
					if (status === "loading") return;
					host.notify("error", text.signInFirst);
					host.requireSignIn(pendingCollect(scriptId, pathname));
				}}
			>
				{text.button}
			</Button>
		);
	}
	return (
		<>
			<Menu
				trigger={<Button icon={icon}>{text.button}</Button>}
				label={text.menu}
				align="start"
				open={isOpen}
				onOpenChange={setOpen}
			>
				<CollectionMenuItems scriptId={scriptId} onCreate={() => setCreating(true)} />
			</Menu>
			{isCreating && (
				<CollectionDialog collection={null} onSaved={(id) => void putIntoNew(id)} onClose={() => setCreating(false)} />
			)}
		</>
	);
}
