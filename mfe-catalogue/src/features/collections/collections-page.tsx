import type { OwnCollection } from "@scriptorium/hub-data/collections/collection";
import { useSession } from "@scriptorium/remote-kit/host";
import { defineReturn, usePendingAction, useSignInFor } from "@scriptorium/remote-kit/pending-action";
import { usePageTitle } from "@scriptorium/remote-kit/use-page-title";
import { Button } from "@scriptorium/ui-kit/button";
import { EmptyState } from "@scriptorium/ui-kit/empty-state";
import { laterPart } from "@scriptorium/ui-kit/later-part";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Page } from "@scriptorium/ui-kit/page";
import { FolderPlus, Library } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { PartFailure } from "../../later-parts/part-failure.tsx";
import { CollectionsSkeleton } from "./collections-skeleton.tsx";
import { CollectionDialog, DeleteCollectionDialog } from "./later-dialogs.ts";
import { en } from "./messages/en.ts";
import type { OwnCollectionsProps } from "./own-collections.tsx";

const openCollections = defineReturn("collections/open");

/** Visitors have none, so only people who are signed in load it. */
const OwnCollections = laterPart<OwnCollectionsProps>({
	load: async () => (await import("./own-collections.tsx")).OwnCollections,
	placeholder: <CollectionsSkeleton />,
	Failure: PartFailure,
});

type Task = { readonly kind: "create" } | { readonly kind: "edit" | "delete"; readonly collection: OwnCollection };

/** `/collections`: one's own, to make, rename, publish and delete. */
export function CollectionsPage() {
	const text = useMessages({ en }).list;
	const signInFor = useSignInFor(openCollections);
	const navigate = useNavigate();
	const { status } = useSession();
	const [task, setTask] = useState<Task | null>(null);
	const createButton = useRef<HTMLButtonElement>(null);
	usePageTitle(text.title);
	const [deletions, setDeletions] = useState(0);
	useEffect(() => {
		if (deletions === 0) return;
		// The button that opened the dialog is gone with its card. The closing dialog looks for it after a timeout, too.
		const timer = setTimeout(() => createButton.current?.focus());
		return () => clearTimeout(timer);
	}, [deletions]);
	usePendingAction(openCollections);
	const create = () => setTask({ kind: "create" });
	const done = () => setTask(null);
	return (
		<Page
			title={text.title}
			lead={text.lead}
			actions={
				status === "signed-in" && (
					<Button ref={createButton} icon={<FolderPlus aria-hidden="true" />} onClick={create}>
						{text.create}
					</Button>
				)
			}
		>
			{status === "loading" && <CollectionsSkeleton />}
			{status === "signed-out" && (
				<EmptyState
					icon={<Library />}
					title={text.signIn}
					action={
						<Button variant="primary" onClick={() => signInFor({})}>
							{text.signInAction}
						</Button>
					}
				>
					{text.signInText}
				</EmptyState>
			)}
			{status === "signed-in" && (
				<OwnCollections
					onCreate={create}
					onEdit={(collection) => setTask({ kind: "edit", collection })}
					onDelete={(collection) => setTask({ kind: "delete", collection })}
				/>
			)}
			{task?.kind === "create" && (
				<CollectionDialog collection={null} onSaved={(id) => void navigate(`/collections/${id}`)} onClose={done} />
			)}
			{task?.kind === "edit" && <CollectionDialog collection={task.collection} onSaved={done} onClose={done} />}
			{task?.kind === "delete" && (
				<DeleteCollectionDialog
					collection={task.collection}
					onClose={done}
					onDeleted={() => {
						done();
						setDeletions((before) => before + 1);
					}}
				/>
			)}
		</Page>
	);
}
