import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAcknowledgement } from "../read-answer.ts";

/**
 * Deletes one's own collection; the scripts in it stay. Deleting a deleted collection is no error.
 * @param client the hub client; its session decides what the request may do
 * @param args id of the collection
 * @param signal aborts the request; the error is then ABORTED
 * @returns nothing; otherwise a `DataErrorCode`
 */
export function deleteCollection(
	client: HubClient,
	args: { readonly id: string },
	signal?: AbortSignal,
): Promise<DataResult<void>> {
	return readAcknowledgement(prepareRequest(client.from("collections").delete().eq("id", args.id), signal), signal);
}
