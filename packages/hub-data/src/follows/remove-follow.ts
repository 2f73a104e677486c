import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAcknowledgement } from "../read-answer.ts";
import type { FollowKey } from "./read-follow.ts";

/**
 * Stops following an author. An author who was not followed is no error.
 * @param client the hub client; its session decides what the request may do
 * @param key the signed-in person and the author
 * @param signal aborts the request; the error is then ABORTED
 * @returns nothing; otherwise a `DataErrorCode`
 */
export function removeFollow(client: HubClient, key: FollowKey, signal?: AbortSignal): Promise<DataResult<void>> {
	const request = client.from("follows").delete().eq("follower_id", key.followerId).eq("followed_id", key.authorId);
	return readAcknowledgement(prepareRequest(request, signal), signal);
}
