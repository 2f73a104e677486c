import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAcknowledgement } from "../read-answer.ts";
import type { FollowKey } from "./read-follow.ts";

/** Follows an author. One who is followed already stays so, and that is a success. INVALID: nobody follows themselves. */
export function addFollow(client: HubClient, key: FollowKey, signal?: AbortSignal): Promise<DataResult<void>> {
	const row = { follower_id: key.followerId, followed_id: key.authorId };
	const request = client.from("follows").upsert(row, { onConflict: "follower_id,followed_id", ignoreDuplicates: true });
	return readAcknowledgement(prepareRequest(request, signal), signal);
}
