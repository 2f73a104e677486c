import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAcknowledgement } from "../read-answer.ts";

/** Deletes one's own collection; the scripts in it stay. A collection that was already deleted is a success. */
export function deleteCollection(
	client: HubClient,
	args: { readonly id: string },
	signal?: AbortSignal,
): Promise<DataResult<void>> {
	return readAcknowledgement(prepareRequest(client.from("collections").delete().eq("id", args.id), signal), signal);
}
