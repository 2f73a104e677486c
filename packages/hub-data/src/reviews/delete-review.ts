import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAcknowledgement } from "../read-answer.ts";

/**
 * Deletes a review of the signed-in person. A missing review is no error.
 * @param client the hub client; its session decides what the request may do
 * @param args id of that person and review
 * @param signal aborts the request; the error is then ABORTED
 * @returns nothing; otherwise a `DataErrorCode`
 */
export function deleteReview(
	client: HubClient,
	args: { readonly userId: string; readonly reviewId: string },
	signal?: AbortSignal,
): Promise<DataResult<void>> {
	const request = client.from("bookmarklet_reviews").delete().eq("id", args.reviewId).eq("user_id", args.userId);
	return readAcknowledgement(prepareRequest(request, signal), signal);
}
