import type { InfiniteData } from "@tanstack/query-core";
import type { OwnVotes } from "../reviews/list-own-votes.ts";
import type { ReviewPage, ReviewSort } from "../reviews/list-reviews.ts";
import type { Review } from "../reviews/review.ts";
import type { ReviewSummary } from "../reviews/review-summary.ts";
import { defineCacheEntity } from "./cache-entity.ts";

export const reviewEntity = defineCacheEntity("reviews", 1);

type ReviewPages = InfiniteData<ReviewPage, number>;

export const reviewKeys = {
	/**
	 * Key of an infinite query; its page parameter is the number of reviews before the page.
	 * @param scriptId of the reviewed script
	 * @param sort order of the reviews
	 * @returns the key
	 */
	list: (scriptId: string, sort: ReviewSort) => reviewEntity.key<ReviewPages>(scriptId, "list", sort),
	/**
	 * Key of count, average and distribution.
	 * @param scriptId of the reviewed script
	 * @returns the key
	 */
	summary: (scriptId: string) => reviewEntity.key<ReviewSummary>(scriptId, "summary"),
	/**
	 * Key of the review that the signed-in person wrote.
	 * @param scriptId of the reviewed script
	 * @param userId null for a visitor
	 * @returns the key
	 */
	own: (scriptId: string, userId: string | null) => reviewEntity.key<Review | null>(scriptId, "own", userId),
	/**
	 * Key of the votes of the signed-in person.
	 * @param scriptId of the reviewed script
	 * @param userId null for a visitor
	 * @returns the key
	 */
	votes: (scriptId: string, userId: string | null) => reviewEntity.key<OwnVotes>(scriptId, "votes", userId),
};

export const reviewFilters = {
	/**
	 * Selects everything about the reviews of one script, for `invalidateQueries`.
	 * @param scriptId of the reviewed script
	 * @returns the filter
	 */
	ofScript: (scriptId: string) => reviewEntity.filter(scriptId),
	/**
	 * Selects the lists of one script in every order, for `setQueriesData`.
	 * @param scriptId of the reviewed script
	 * @returns the filter
	 */
	lists: (scriptId: string) => reviewEntity.shapedFilter<ReviewPages>(scriptId, "list"),
};
