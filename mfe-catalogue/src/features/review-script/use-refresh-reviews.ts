import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { reviewKeys } from "./review-keys.ts";

/** Reads again whatever shows reviews: the section, and the average and count in the head of the page and on cards. */
export function useRefreshReviews(scriptId: string): () => Promise<void> {
	const queries = useQueryClient();
	return useCallback(async () => {
		await Promise.all([
			queries.invalidateQueries({ queryKey: reviewKeys.all(scriptId) }),
			queries.invalidateQueries({ queryKey: ["scripts"] }),
		]);
	}, [queries, scriptId]);
}
