import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAnswer } from "../read-answer.ts";
import { type ReviewSummary, reviewSummary } from "./review-summary.ts";

/** How many reviews a script has, their average, and how they are distributed. */
export function getReviewSummary(
	client: HubClient,
	args: { readonly scriptId: string },
	signal?: AbortSignal,
): Promise<DataResult<ReviewSummary>> {
	const request = client.rpc("get_review_summary", { p_bookmarklet_id: args.scriptId });
	return readAnswer(prepareRequest(request, signal).single(), reviewSummary, signal);
}
