import * as z from "zod";

const MAX_PAGE_SIZE = 100;
const MAX_OFFSET = 100_000;

/** Query parameters of every list. */
export const paging = {
	limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(24).describe("Items of one page."),
	offset: z.coerce.number().int().min(0).max(MAX_OFFSET).default(0).describe("Items to leave out at the beginning."),
};

/** Fields of every page of a list. */
export const pageFields = {
	limit: z.int(),
	offset: z.int(),
	next: z.url().nullable().describe("Address of the next page; null on the last one."),
};

/** Computes the fields of a page besides its items. */
export function describePage(
	url: URL,
	{ limit, offset }: { readonly limit: number; readonly offset: number },
	hasMore: boolean,
): { limit: number; offset: number; next: string | null } {
	const after = offset + limit;
	if (!hasMore || after > MAX_OFFSET) return { limit, offset, next: null };
	const next = new URL(url);
	next.searchParams.set("limit", String(limit));
	next.searchParams.set("offset", String(after));
	return { limit, offset, next: next.href };
}
