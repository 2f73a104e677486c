import { reviewFilters } from "@scriptorium/hub-data/query-keys/review-query-keys";
import { scriptFilters } from "@scriptorium/hub-data/query-keys/script-query-keys";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";

/** Reads again whatever shows reviews: the section, and the average and count in the head of the page and on cards. */
export function useRefreshReviews(scriptId: string): () => Promise<void> {
	const queries = useQueryClient();
	return useCallback(async () => {
		await Promise.all([
			queries.invalidateQueries(reviewFilters.ofScript(scriptId)),
			queries.invalidateQueries(scriptFilters.all),
		]);
	}, [queries, scriptId]);
}
