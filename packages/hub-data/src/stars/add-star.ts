import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAcknowledgement } from "../read-answer.ts";
import type { StarKey } from "./read-star.ts";

/**
 * Stars a script. A script that is already starred (another tab, a lost answer) is no error.
 * @param client the hub client; its session decides what the request may do
 * @param key signed-in person and script
 * @param signal aborts the request; the error is then ABORTED
 * @returns nothing; otherwise a `DataErrorCode`
 */
export function addStar(client: HubClient, key: StarKey, signal?: AbortSignal): Promise<DataResult<void>> {
	const row = { user_id: key.userId, bookmarklet_id: key.scriptId };
	const request = client
		.from("bookmarklet_stars")
		.upsert(row, { onConflict: "user_id,bookmarklet_id", ignoreDuplicates: true });
	return readAcknowledgement(prepareRequest(request, signal), signal);
}
