import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAcknowledgement } from "../read-answer.ts";
import type { StarKey } from "./read-star.ts";

/**
 * Removes a star. A missing star is no error.
 * @param client the hub client; its session decides what the request may do
 * @param key signed-in person and script
 * @param signal aborts the request; the error is then ABORTED
 * @returns nothing; otherwise a `DataErrorCode`
 */
export function removeStar(client: HubClient, key: StarKey, signal?: AbortSignal): Promise<DataResult<void>> {
	const request = client
		.from("bookmarklet_stars")
		.delete()
		.eq("user_id", key.userId)
		.eq("bookmarklet_id", key.scriptId);
	return readAcknowledgement(prepareRequest(request, signal), signal);
}
