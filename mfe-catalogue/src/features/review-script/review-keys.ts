import type { ReviewSort } from "@scriptorium/hub-data/reviews/list-reviews";

/** Keys of the query cache; everything about the reviews of one script lies below `all`. */
export const reviewKeys = {
	all: (scriptId: string) => ["reviews", scriptId],
	lists: (scriptId: string) => ["reviews", scriptId, "list"],
	list: (scriptId: string, sort: ReviewSort) => ["reviews", scriptId, "list", sort],
	summary: (scriptId: string) => ["reviews", scriptId, "summary"],
	own: (scriptId: string, userId: string | null) => ["reviews", scriptId, "own", userId],
	votes: (scriptId: string, userId: string | null) => ["reviews", scriptId, "votes", userId],
};
