import { type Result, succeed } from "@scriptorium/core-types/errors";
import * as z from "zod";
import { parseRows } from "./parse-rows.ts";
import type { ReadErrorCode, RestReader } from "./rest-reader.ts";
import { author, moment } from "./script-rows.ts";

export const review = z.object({
	id: z.uuid(),
	rating: z.int().min(1).max(5),
	title: z.string().nullable(),
	comment: z.string(),
	works_on_version: z.string().nullable(),
	helpful_count: z.int().min(0),
	not_helpful_count: z.int().min(0),
	created_at: moment,
	updated_at: moment,
	author: author.nullable().describe("Null after the account was deleted."),
});

export const reviewSummary = z.object({
	total_reviews: z.int().min(0),
	average_rating: z.coerce.number().min(0).max(5).describe("0 without reviews."),
	rating_distribution: z.object({
		"1": z.int().min(0),
		"2": z.int().min(0),
		"3": z.int().min(0),
		"4": z.int().min(0),
		"5": z.int().min(0),
	}),
});

/** The sorts of the reviews list (spec 01 § 2). */
export const reviewSorts = ["most_helpful", "newest", "oldest", "highest_rated", "lowest_rated"] as const;
export type ReviewSort = (typeof reviewSorts)[number];

const ORDERS: Readonly<Record<ReviewSort, string>> = {
	most_helpful: "helpful_rank.desc,created_at.desc,id",
	newest: "created_at.desc,id",
	oldest: "created_at.asc,id",
	highest_rated: "rating.desc,created_at.desc,id",
	lowest_rated: "rating.asc,created_at.desc,id",
};

const { author: _, ...own } = review.shape;
const AUTHOR = Object.keys(author.shape).join(",");
// Reviews also relate to profiles through votes, so the relation to the author is named explicitly.
const SELECT = `${Object.keys(own).join(",")},author:profiles!bookmarklet_reviews_user_id_fkey(${AUTHOR})`;

interface Reviews {
	readonly summary: z.infer<typeof reviewSummary>;
	readonly reviews: readonly z.infer<typeof review>[];
}

/**
 * Reads a page of a script's reviews and their overall rating. Empty for a script that is not public.
 * @param scriptId UUID of the script.
 * @param options Sort order, page size and offset.
 * @returns `BACKEND_UNREACHABLE` as error when the backend fails, does not answer in time, or answers in another shape.
 */
export async function readReviews(
	rest: RestReader,
	scriptId: string,
	{ sort, limit, offset }: { readonly sort: ReviewSort; readonly limit: number; readonly offset: number },
): Promise<Result<Reviews, ReadErrorCode>> {
	const [summaryAnswer, rowsAnswer] = await Promise.all([
		rest.get("rpc/get_review_summary", { p_bookmarklet_id: scriptId }),
		rest.get("bookmarklet_reviews", {
			bookmarklet_id: `eq.${scriptId}`,
			// Excludes old reviews by the script's owner, as the counts do.
			by_owner: "is.false",
			select: SELECT,
			order: ORDERS[sort],
			limit: String(limit),
			offset: String(offset),
		}),
	]);
	const summary = parseRows(summaryAnswer, z.tuple([reviewSummary]), "get_review_summary");
	if (!summary.ok) return summary;
	const reviews = parseRows(rowsAnswer, z.array(review), "bookmarklet_reviews");
	return reviews.ok ? succeed({ summary: summary.value[0], reviews: reviews.value }) : reviews;
}
