import { succeed } from "@scriptorium/core-types/errors";
import * as z from "zod/mini";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAcknowledgement, readAnswer } from "../read-answer.ts";

export interface VoteKey {
	readonly userId: string;
	readonly reviewId: string;
}

/**
 * Votes on a review, or changes the existing vote. This takes two requests, because an upsert would also write the key,
 * and only `is_helpful` may be changed.
 * @param client the hub client; its session decides what the request may do
 * @param vote signed-in person, review and whether it is helpful
 * @param signal aborts the request; the error is then ABORTED
 * @returns nothing; otherwise a `DataErrorCode`
 */
export async function castVote(
	client: HubClient,
	vote: VoteKey & { readonly isHelpful: boolean },
	signal?: AbortSignal,
): Promise<DataResult<void>> {
	const row = { review_id: vote.reviewId, user_id: vote.userId, is_helpful: vote.isHelpful };
	const change = client
		.from("review_votes")
		.update({ is_helpful: vote.isHelpful })
		.eq("review_id", vote.reviewId)
		.eq("user_id", vote.userId)
		.select("review_id");
	const changed = await readAnswer(prepareRequest(change, signal), z.array(z.object({ review_id: z.uuid() })), signal);
	if (!changed.ok) return changed;
	if (changed.value.length > 0) return succeed(undefined);
	return readAcknowledgement(prepareRequest(client.from("review_votes").insert(row), signal), signal);
}
