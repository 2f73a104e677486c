import type { OwnCollection } from "@scriptorium/hub-data/collections/collection";
import { Button } from "@scriptorium/ui-kit/button";
import { EmptyState } from "@scriptorium/ui-kit/empty-state";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Library } from "lucide-react";
import styles from "./collections-page.module.css";
import { CollectionsSkeleton } from "./collections-skeleton.tsx";
import { en } from "./messages/en.ts";
import { OwnCollectionCard } from "./own-collection-card.tsx";
import { useOwnCollections } from "./use-own-collections.ts";

export interface OwnCollectionsProps {
	onCreate: () => void;
	onEdit: (collection: OwnCollection) => void;
	onDelete: (collection: OwnCollection) => void;
}

/** The list with its states. */
export function OwnCollections({ onCreate, onEdit, onDelete }: OwnCollectionsProps) {
	const text = useMessages({ en }).list;
	const { data, isPending, isFetching, refetch } = useOwnCollections();
	if (isPending) return <CollectionsSkeleton />;
	if (data === undefined) {
		return (
			<ErrorState
				title={text.error}
				detail={text.errorDetail}
				actions={
					<Button busy={isFetching} onClick={() => void refetch()}>
						{text.retry}
					</Button>
				}
			/>
		);
	}
	if (data.length === 0) {
		return (
			<EmptyState
				icon={<Library />}
				title={text.empty}
				action={
					<Button variant="primary" onClick={onCreate}>
						{text.create}
					</Button>
				}
			>
				{text.emptyText}
			</EmptyState>
		);
	}
	return (
		<ul className={styles.list} aria-label={text.label}>
			{data.map((collection) => (
				<li key={collection.id}>
					<OwnCollectionCard
						collection={collection}
						onEdit={() => onEdit(collection)}
						onDelete={() => onDelete(collection)}
					/>
				</li>
			))}
		</ul>
	);
}
