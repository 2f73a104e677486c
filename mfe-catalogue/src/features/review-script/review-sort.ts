import { type ReviewSort, reviewSorts } from "@scriptorium/hub-data/reviews/list-reviews";
import { useSearchParams } from "react-router-dom";

const PARAMETER = "reviews";
const DEFAULT: ReviewSort = "most_helpful";

/** The order of the reviews lives in the address, so that it can be shared; the default leaves no trace there. */
export function useReviewSort(): readonly [ReviewSort, (sort: ReviewSort) => void] {
	const [query, setQuery] = useSearchParams();
	const sort = reviewSorts.find((known) => known === query.get(PARAMETER)) ?? DEFAULT;
	const choose = (next: ReviewSort) =>
		setQuery(
			(before) => {
				const after = new URLSearchParams(before);
				if (next === DEFAULT) after.delete(PARAMETER);
				else after.set(PARAMETER, next);
				return after;
			},
			{ replace: true, preventScrollReset: true },
		);
	return [sort, choose];
}
