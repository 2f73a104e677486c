import { reviewKeys } from "@scriptorium/hub-data/query-keys/review-query-keys";
import { listReviews, type ReviewSort } from "@scriptorium/hub-data/reviews/list-reviews";
import { useHost } from "@scriptorium/remote-kit/host";
import { unwrapForQuery } from "@scriptorium/remote-kit/query-failure";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { PAGE_SIZE } from "./page-size.ts";

/** The reviews of a script in one order, a page at a time. */
export function useReviewList(scriptId: string, sort: ReviewSort) {
	const { client } = useHost();
	return useInfiniteQuery({
		queryKey: reviewKeys.list(scriptId, sort),
		queryFn: ({ pageParam, signal }) =>
			unwrapForQuery(listReviews(client, { scriptId, sort, offset: pageParam, limit: PAGE_SIZE }, signal)),
		initialPageParam: 0,
		getNextPageParam: (page, pages) => (page.hasMore ? pages.length * PAGE_SIZE : undefined),
		// The earlier order stays until the new one has loaded, so that the page below does not jump.
		placeholderData: keepPreviousData,
	});
}
