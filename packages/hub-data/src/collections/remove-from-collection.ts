import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAcknowledgement } from "../read-answer.ts";
import type { CollectionItemKey } from "./collection-item-key.ts";

/**
 * Removes a script from one's own collection. A script that is not in it is no error.
 * @param client the hub client; its session decides what the request may do
 * @param item collection and script
 * @param signal aborts the request; the error is then ABORTED
 * @returns nothing; otherwise a `DataErrorCode`
 */
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
