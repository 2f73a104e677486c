import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readOptionalRow } from "../read-answer.ts";
import { REVIEW_COLUMNS, type Review, review } from "./review.ts";

/** The one review that this person has written of this script; null when there is none. */
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
