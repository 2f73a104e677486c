import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAcknowledgement } from "../read-answer.ts";
import { type ReviewContent, reviewColumns } from "./review.ts";

/**
 * Publishes a review of the script's newest version.
 * @param client the hub client; its session decides what the request may do
 * @param args id of the signed-in person, script and content
 * @param signal aborts the request; the error is then ABORTED
 * @returns nothing; CONFLICT if this person has already reviewed the script, FORBIDDEN if it is their own script
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
