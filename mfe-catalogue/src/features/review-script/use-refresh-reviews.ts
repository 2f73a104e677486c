import { reviewFilters } from "@scriptorium/hub-data/query-keys/review-query-keys";
import { scriptFilters } from "@scriptorium/hub-data/query-keys/script-query-keys";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";

/** Reads the reviews again, and the averages and counts in the page's header and on cards. */
export function useRefreshReviews(scriptId: string): () => Promise<void> {
	const queries = useQueryClient();
	return useCallback(async () => {
		await Promise.all([
			queries.invalidateQueries(reviewFilters.ofScript(scriptId)),
			queries.invalidateQueries(scriptFilters.all),
		]);
	}, [queries, scriptId]);
}
