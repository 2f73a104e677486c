import { categoryKeys } from "@scriptorium/hub-data/query-keys/category-query-keys";
import { useHost } from "@scriptorium/remote-kit/host";
import { askLater } from "@scriptorium/remote-kit/query-failure";
import { useQuery } from "@tanstack/react-query";

/** The visible scripts of each category; a category that is missing has none. */
export function useCategoryCounts() {
	const { client } = useHost();
	return useQuery({
		queryKey: categoryKeys.counts(),
		queryFn: ({ signal }) =>
			askLater(
				() => import("@scriptorium/hub-data/categories/count-scripts"),
				({ countScripts }) => countScripts(client, signal),
			),
	});
}
