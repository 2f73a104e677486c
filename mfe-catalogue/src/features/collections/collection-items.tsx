import type { CollectionDetails, CollectionItem } from "@scriptorium/hub-data/collections/collection";
import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { VirtualList } from "@scriptorium/ui-kit/virtual-list/virtual-list";
import { useState } from "react";
import { CollectionItemRow } from "./collection-item-row.tsx";
import styles from "./collection-page.module.css";
import { en } from "./messages/en.ts";
import { useChangeItems } from "./use-collection.ts";

/** Pixels of a row on a wide screen. */
const ROW_HEIGHT = 136;

/** The scripts in their order; for the owner with buttons to move and remove them. */
export function CollectionItems({ collection, isOwner }: { collection: CollectionDetails; isOwner: boolean }) {
	const text = useMessages({ en }).page;
	const { items } = collection;
	const change = useChangeItems(collection.id);
	/** The last change, in words for screen readers. */
	const [said, setSaid] = useState("");
	const [removed, setRemoved] = useState<CollectionItem | null>(null);
	const titleOf = (item: CollectionItem) => item.script?.title ?? text.gone;

	function move(item: CollectionItem, to: number) {
		const others = items.filter((other) => other !== item);
		change.mutate({ items: others.toSpliced(to, 0, item), write: "order" });
		setSaid(text.moved(titleOf(item), to + 1, items.length));
	}

	function remove(item: CollectionItem) {
		change.mutate({ items: items.filter((other) => other !== item), write: { remove: item } });
		setRemoved(item);
		setSaid("");
	}

	function restore(item: CollectionItem) {
		const before = items.findIndex((other) => other.position > item.position);
		const restored = items.toSpliced(before === -1 ? items.length : before, 0, item);
		change.mutate({ items: restored, write: { restore: item } });
		setRemoved(null);
	}

	return (
		<>
			<p role="status" className={styles.said}>
				{removed ? text.removed(titleOf(removed)) : said}
			</p>
			{removed && (
				<Button size="small" onClick={() => restore(removed)}>
					{text.undo}
				</Button>
			)}
			<VirtualList
				items={items}
				keyOf={(item) => item.bookmarklet_id}
				rowHeight={ROW_HEIGHT}
				label={text.items}
				className={styles.items}
				isOrdered
			>
				{(item, place, at) => (
					<CollectionItemRow
						item={item}
						place={place}
						number={at + 1}
						edit={
							isOwner
								? {
										onUp: at > 0 ? () => move(item, at - 1) : null,
										onDown: at < items.length - 1 ? () => move(item, at + 1) : null,
										onRemove: () => remove(item),
									}
								: null
						}
					/>
				)}
			</VirtualList>
		</>
	);
}
