/** What narrows or orders the explorer, as its address names it; with one of them it is not a page for search engines. */
const FILTERS = ["search", "category", "sort", "risk"] as const;

/** Address of the explorer with a term in it, or with the mark that stands for one in a template. */
export function searchAddress(mark: string): string {
	return `/explore?${FILTERS[0]}=${mark}`;
}

/** Whether an address shows only a part of the explorer's list. */
export function isFiltered(query: URLSearchParams): boolean {
	return FILTERS.some((name) => query.has(name));
}
