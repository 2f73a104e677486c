import { succeed } from "@scriptorium/core-types/errors";
import * as z from "zod/mini";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAnswer } from "../read-answer.ts";
import { REVIEW_COLUMNS, type Review, review } from "./review.ts";

/** Spec 01 § 2; `most_helpful` is the default. */
export const reviewSorts = ["most_helpful", "newest", "oldest", "highest_rated", "lowest_rated"] as const;
export type ReviewSort = (typeof reviewSorts)[number];

/**
 * Spec 01 § 7 orders the most helpful by helpful_count; `helpful_rank` is that count without the marks of the review's
 * author and of the script's owner. The id makes pages end where the next begins when everything else is equal.
 */
const ORDERS = {
	most_helpful: [
		["helpful_rank", "desc"],
		["created_at", "desc"],
		["id", "asc"],
	],
	newest: [
		["created_at", "desc"],
		["id", "asc"],
	],
	oldest: [
		["created_at", "asc"],
		["id", "asc"],
	],
	highest_rated: [
		["rating", "desc"],
		["helpful_rank", "desc"],
		["created_at", "desc"],
		["id", "asc"],
	],
	lowest_rated: [
		["rating", "asc"],
		["helpful_rank", "desc"],
		["created_at", "desc"],
		["id", "asc"],
	],
} as const satisfies Record<ReviewSort, readonly (readonly [string, "asc" | "desc"])[]>;

export interface ReviewPage {
	readonly reviews: readonly Review[];
	/** Whether there are reviews after these. */
	readonly hasMore: boolean;
}

/**
 * Lists the reviews of a script.
 * @param client the hub client; its session decides what the request may do
 * @param args script, order, `offset` in reviews and maximum number
 * @param signal aborts the request; the error is then ABORTED
 * @returns one page and the position of the next; otherwise a `DataErrorCode`
 */
export async function listReviews(
	client: HubClient,
	args: { readonly scriptId: string; readonly sort: ReviewSort; readonly offset: number; readonly limit: number },
	signal?: AbortSignal,
): Promise<DataResult<ReviewPage>> {
	const wanted = client.from("bookmarklet_reviews").select(REVIEW_COLUMNS).eq("bookmarklet_id", args.scriptId);
	for (const [column, direction] of ORDERS[args.sort]) wanted.order(column, { ascending: direction === "asc" });
	// One more than is shown says whether there are more; both ends of a range are included.
	const request = wanted.range(args.offset, args.offset + args.limit);
	const rows = await readAnswer(prepareRequest(request, signal), z.array(review), signal);
	if (!rows.ok) return rows;
	return succeed({ reviews: rows.value.slice(0, args.limit), hasMore: rows.value.length > args.limit });
}
