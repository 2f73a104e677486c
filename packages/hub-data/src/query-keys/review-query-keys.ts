import type { InfiniteData } from "@tanstack/query-core";
import type { OwnVotes } from "../reviews/list-own-votes.ts";
import type { ReviewPage, ReviewSort } from "../reviews/list-reviews.ts";
import type { Review } from "../reviews/review.ts";
import type { ReviewSummary } from "../reviews/review-summary.ts";
import { defineCacheEntity } from "./cache-entity.ts";

export const reviewEntity = defineCacheEntity("reviews", 1);

type ReviewPages = InfiniteData<ReviewPage, number>;

export const reviewKeys = {
	/** Infinite: the page parameter is the number of reviews before the page. */
	list: (scriptId: string, sort: ReviewSort) => reviewEntity.key<ReviewPages>(scriptId, "list", sort),
	summary: (scriptId: string) => reviewEntity.key<ReviewSummary>(scriptId, "summary"),
	/** @param userId null for a visitor */
	own: (scriptId: string, userId: string | null) => reviewEntity.key<Review | null>(scriptId, "own", userId),
	/** @param userId null for a visitor */
	votes: (scriptId: string, userId: string | null) => reviewEntity.key<OwnVotes>(scriptId, "votes", userId),
};

export const reviewFilters = {
	/** Everything about the reviews of one script, for `invalidateQueries`. */
	ofScript: (scriptId: string) => reviewEntity.filter(scriptId),
	/** The lists of one script in every order, for `setQueriesData`. */
	lists: (scriptId: string) => reviewEntity.shapedFilter<ReviewPages>(scriptId, "list"),
};
