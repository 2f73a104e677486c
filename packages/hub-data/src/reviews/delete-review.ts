import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAcknowledgement } from "../read-answer.ts";

/** Deletes a review of this person; one that is not there is a success. */
export function deleteReview(
	client: HubClient,
	args: { readonly userId: string; readonly reviewId: string },
	signal?: AbortSignal,
): Promise<DataResult<void>> {
	const request = client.from("bookmarklet_reviews").delete().eq("id", args.reviewId).eq("user_id", args.userId);
	return readAcknowledgement(prepareRequest(request, signal), signal);
}
