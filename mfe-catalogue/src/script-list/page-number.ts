/** Scripts on a page. */
export const PAGE_SIZE = 24;

/** The database skips at most 100,000 rows. */
const LAST_PAGE = 4000;

/** The page that an address asks for; the first one when it says nothing that makes sense. */
export function readPageNumber(query: URLSearchParams): number {
	const written = query.get("page") ?? "";
	return /^\d{1,6}$/.test(written) ? Math.min(LAST_PAGE, Math.max(1, Number(written))) : 1;
}

/** Pages of a list of so many; null where the count goes no further ('1,000+'). */
export function countPages(total: number): number | null {
	return total > 1000 ? null : Math.max(1, Math.ceil(total / PAGE_SIZE));
}

/** The query of an address with another page in it, everything else as it is. */
export function withPage(query: URLSearchParams, page: number): string {
	const changed = new URLSearchParams(query);
	if (page === 1) changed.delete("page");
	else changed.set("page", String(page));
	const text = changed.toString();
	return text === "" ? "" : `?${text}`;
}
