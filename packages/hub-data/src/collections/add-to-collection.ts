import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAcknowledgement } from "../read-answer.ts";
import type { CollectionItemKey } from "./collection-item-key.ts";

/** The last place the database knows. */
const LAST_POSITION = 9999;

/**
 * Adds a script to one's own collection. A script that is already in it keeps its place, without an error.
 * @param client the hub client; its session decides what the request may do
 * @param item collection, script and position from 0; positions above 9,999 become 9,999
 * @param signal aborts the request; the error is then ABORTED
 * @returns nothing; otherwise a `DataErrorCode`
 */
export function addToCollection(
	client: HubClient,
	item: CollectionItemKey & { readonly position: number },
	signal?: AbortSignal,
): Promise<DataResult<void>> {
	const row = {
		collection_id: item.collectionId,
		bookmarklet_id: item.scriptId,
		position: Math.min(item.position, LAST_POSITION),
	};
	const request = client
		.from("collection_items")
		.upsert(row, { onConflict: "collection_id,bookmarklet_id", ignoreDuplicates: true });
	return readAcknowledgement(prepareRequest(request, signal), signal);
}
