import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAcknowledgement } from "../read-answer.ts";
import type { VoteKey } from "./cast-vote.ts";

/** Takes a vote back; one that is not there is a success. */
export function withdrawVote(client: HubClient, key: VoteKey, signal?: AbortSignal): Promise<DataResult<void>> {
	const request = client.from("review_votes").delete().eq("review_id", key.reviewId).eq("user_id", key.userId);
	return readAcknowledgement(prepareRequest(request, signal), signal);
}
