import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAcknowledgement } from "../read-answer.ts";
import type { StarKey } from "./read-star.ts";

/** Takes a star back; one that is not there is a success. */
export function removeStar(client: HubClient, key: StarKey, signal?: AbortSignal): Promise<DataResult<void>> {
	const request = client
		.from("bookmarklet_stars")
		.delete()
		.eq("user_id", key.userId)
		.eq("bookmarklet_id", key.scriptId);
	return readAcknowledgement(prepareRequest(request, signal), signal);
}
