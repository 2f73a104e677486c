import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAcknowledgement } from "../read-answer.ts";
import { type ReviewContent, reviewColumns } from "./review.ts";

/**
 * Publishes a review of the script's newest version. `CONFLICT`: this person has reviewed the script already;
 * `FORBIDDEN`: it is their own script.
 */
export function addReview(
	client: HubClient,
	args: { readonly userId: string; readonly scriptId: string; readonly content: ReviewContent },
	signal?: AbortSignal,
): Promise<DataResult<void>> {
	const request = client
		.from("bookmarklet_reviews")
		.insert({ bookmarklet_id: args.scriptId, user_id: args.userId, ...reviewColumns(args.content) });
	return readAcknowledgement(prepareRequest(request, signal), signal);
}
