import { fail, succeed } from "@scriptorium/core-types/errors";
import * as z from "zod/mini";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAnswer } from "../read-answer.ts";
import { type ReviewContent, reviewColumns } from "./review.ts";

/**
 * Changes a review of the signed-in person.
 * @param client the hub client; its session decides what the request may do
 * @param args id of that person, review and content
 * @param signal aborts the request; the error is then ABORTED
 * @returns nothing; NOT_FOUND if it was deleted or somebody else wrote it
 */
export async function updateReview(
	client: HubClient,
	args: { readonly userId: string; readonly reviewId: string; readonly content: ReviewContent },
	signal?: AbortSignal,
): Promise<DataResult<void>> {
	const request = client
		.from("bookmarklet_reviews")
		.update(reviewColumns(args.content))
		.eq("id", args.reviewId)
		.eq("user_id", args.userId)
		.select("id");
	const changed = await readAnswer(prepareRequest(request, signal), z.array(z.object({ id: z.uuid() })), signal);
	if (!changed.ok) return changed;
	return changed.value.length > 0 ? succeed(undefined) : fail("NOT_FOUND", "No such review of this person.");
}
