import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAnswer } from "../read-answer.ts";
import { type ReviewSummary, reviewSummary } from "./review-summary.ts";

/**
 * Reads number, average and distribution of the reviews of a script.
 * @param client the hub client; its session decides what the request may do
 * @param args id of the script
 * @param signal aborts the request; the error is then ABORTED
 * @returns the summary; otherwise a `DataErrorCode`
 */
export function getReviewSummary(
	client: HubClient,
	args: { readonly scriptId: string },
	signal?: AbortSignal,
): Promise<DataResult<ReviewSummary>> {
	const request = client.rpc("get_review_summary", { p_bookmarklet_id: args.scriptId });
	return readAnswer(prepareRequest(request, signal).single(), reviewSummary, signal);
}
