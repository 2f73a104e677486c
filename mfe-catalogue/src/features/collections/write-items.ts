import type { HubClient } from "@scriptorium/hub-data/client";
import { addToCollection } from "@scriptorium/hub-data/collections/add-to-collection";
import { orderCollection } from "@scriptorium/hub-data/collections/order-collection";
import { removeFromCollection } from "@scriptorium/hub-data/collections/remove-from-collection";
import type { DataResult } from "@scriptorium/hub-data/read-answer";
import type { ItemChange } from "./item-change.ts";

/** Saves a change of the items of a collection. Only owners make one, so others do not load it. */
export function writeItems(
	client: HubClient,
	collectionId: string,
	{ items, write }: ItemChange,
): Promise<DataResult<void>> {
	if (write === "order") return orderCollection(client, { collectionId, items });
	if ("remove" in write) {
		return removeFromCollection(client, { collectionId, scriptId: write.remove.bookmarklet_id });
	}
	const { bookmarklet_id: scriptId, position } = write.restore;
	return addToCollection(client, { collectionId, scriptId, position });
}
