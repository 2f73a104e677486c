import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readOptionalRow } from "../read-answer.ts";
import { REVIEW_COLUMNS, type Review, review } from "./review.ts";

/**
 * Reads the review that the signed-in person has written of a script.
 * @param client the hub client; its session decides what the request may do
 * @param args id of that person and script
 * @param signal aborts the request; the error is then ABORTED
 * @returns the review; null if there is none
 */
export function readOwnReview(
	client: HubClient,
	args: { readonly userId: string; readonly scriptId: string },
	signal?: AbortSignal,
): Promise<DataResult<Review | null>> {
	const request = client
		.from("bookmarklet_reviews")
		.select(REVIEW_COLUMNS)
		.eq("bookmarklet_id", args.scriptId)
		.eq("user_id", args.userId);
	return readOptionalRow(prepareRequest(request, signal).maybeSingle(), review, signal);
}
