import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAcknowledgement } from "../read-answer.ts";
import type { CollectionItemKey } from "./collection-item-key.ts";

/** The last place the database knows. */
const LAST_POSITION = 9999;

/** Puts a script into one's own collection. One that is in it already stays where it is, and that is a success. */
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
