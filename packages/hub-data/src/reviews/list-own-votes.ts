import { succeed } from "@scriptorium/core-types/errors";
import * as z from "zod/mini";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAnswer } from "../read-answer.ts";

export const voteRows = z.array(z.object({ review_id: z.uuid(), is_helpful: z.boolean() }));

/** By review id: true helpful, false not helpful; a review that this person has not voted on is missing. */
export type OwnVotes = Readonly<Record<string, boolean>>;

/**
 * Lists the votes of the signed-in person on the reviews of a script.
 * @param client the hub client; its session decides what the request may do
 * @param args id of that person and script
 * @param signal aborts the request; the error is then ABORTED
 * @returns votes by review id; otherwise a `DataErrorCode`
 */
export async function listOwnVotes(
	client: HubClient,
	args: { readonly userId: string; readonly scriptId: string },
	signal?: AbortSignal,
): Promise<DataResult<OwnVotes>> {
	const request = client
		.from("review_votes")
		.select("review_id, is_helpful, bookmarklet_reviews!inner(bookmarklet_id)")
		.eq("user_id", args.userId)
		.eq("bookmarklet_reviews.bookmarklet_id", args.scriptId);
	const rows = await readAnswer(prepareRequest(request, signal), voteRows, signal);
	if (!rows.ok) return rows;
	return succeed(Object.fromEntries(rows.value.map(({ review_id, is_helpful }) => [review_id, is_helpful])));
}
