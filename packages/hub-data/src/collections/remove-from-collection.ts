import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAcknowledgement } from "../read-answer.ts";
import type { CollectionItemKey } from "./collection-item-key.ts";

/** Takes a script out of one's own collection; one that is not in it is a success. */
export function removeFromCollection(
	client: HubClient,
	item: CollectionItemKey,
	signal?: AbortSignal,
): Promise<DataResult<void>> {
	const request = client
		.from("collection_items")
		.delete()
		.eq("collection_id", item.collectionId)
		.eq("bookmarklet_id", item.scriptId);
	return readAcknowledgement(prepareRequest(request, signal), signal);
}
