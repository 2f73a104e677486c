import { succeed } from "@scriptorium/shared-protocol/errors";
import * as z from "zod/mini";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAnswer } from "../read-answer.ts";

export const voteRows = z.array(z.object({ review_id: z.uuid(), is_helpful: z.boolean() }));

/** By review id: true helpful, false not helpful; a review that this person has not voted on is missing. */
export type OwnVotes = Readonly<Record<string, boolean>>;

/** How this person voted on the reviews of a script. */
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
