import * as z from "zod/mini";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAnswer } from "../read-answer.ts";
import { COLLECTION_COLUMNS, type OwnCollection, ownCollection } from "./collection.ts";

const rows = z.array(ownCollection);

/**
 * Lists the collections of the signed-in person, public and private, the last changed one first.
 * @param client the hub client; its session decides what the request may do
 * @param args id of that person
 * @param signal aborts the request; the error is then ABORTED
 * @returns the collections with the ids of their scripts; otherwise a `DataErrorCode`
 */
export function listOwnCollections(
	client: HubClient,
	args: { readonly userId: string },
	signal?: AbortSignal,
): Promise<DataResult<readonly OwnCollection[]>> {
	const request = client
		.from("collections")
		.select(`${COLLECTION_COLUMNS}, items:collection_items(bookmarklet_id, position)`)
		.eq("owner_id", args.userId)
		.order("updated_at", { ascending: false });
	return readAnswer(prepareRequest(request, signal), rows, signal);
}
