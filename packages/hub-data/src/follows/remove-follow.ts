import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAcknowledgement } from "../read-answer.ts";
import type { FollowKey } from "./read-follow.ts";

/** Follows an author no more; one who was not followed is a success. */
export function removeFollow(client: HubClient, key: FollowKey, signal?: AbortSignal): Promise<DataResult<void>> {
	const request = client.from("follows").delete().eq("follower_id", key.followerId).eq("followed_id", key.authorId);
	return readAcknowledgement(prepareRequest(request, signal), signal);
}
