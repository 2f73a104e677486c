import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAcknowledgement } from "../read-answer.ts";
import type { VoteKey } from "./cast-vote.ts";

/**
 * Removes a vote. A missing vote is no error.
 * @param client the hub client; its session decides what the request may do
 * @param key signed-in person and review
 * @param signal aborts the request; the error is then ABORTED
 * @returns nothing; otherwise a `DataErrorCode`
 */
export function withdrawVote(client: HubClient, key: VoteKey, signal?: AbortSignal): Promise<DataResult<void>> {
	const request = client.from("review_votes").delete().eq("review_id", key.reviewId).eq("user_id", key.userId);
	return readAcknowledgement(prepareRequest(request, signal), signal);
}
