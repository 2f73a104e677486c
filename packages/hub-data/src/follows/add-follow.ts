import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAcknowledgement } from "../read-answer.ts";
import type { FollowKey } from "./read-follow.ts";

/**
 * Follows an author. Following twice is no error.
 * @param client the hub client; its session decides what the request may do
 * @param key the signed-in person and the author
 * @param signal aborts the request; the error is then ABORTED
 * @returns nothing; INVALID if it is the person themselves
 */
export function addFollow(client: HubClient, key: FollowKey, signal?: AbortSignal): Promise<DataResult<void>> {
	const row = { follower_id: key.followerId, followed_id: key.authorId };
	const request = client.from("follows").upsert(row, { onConflict: "follower_id,followed_id", ignoreDuplicates: true });
	return readAcknowledgement(prepareRequest(request, signal), signal);
}
