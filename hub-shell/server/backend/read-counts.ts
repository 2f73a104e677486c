import { type Result, succeed } from "@scriptorium/core-types/errors";
import * as z from "zod";
import { parseRows } from "./parse-rows.ts";
import type { ReadErrorCode, RestReader } from "./rest-reader.ts";

const categoryRows = z.array(z.object({ category: z.string(), count: z.int() }));
const tagRows = z.array(z.object({ tag: z.string(), count: z.int(), total_count: z.int() }));

/** Reads the number of public scripts of every category, unordered. Error: `BACKEND_UNREACHABLE`. */
export async function readCategories(
	rest: RestReader,
): Promise<Result<readonly { category: string; count: number }[], ReadErrorCode>> {
	return parseRows(await rest.get("rpc/category_counts", {}), categoryRows, "category_counts");
}

/** Reads the tags of public scripts, most used first. Error: `BACKEND_UNREACHABLE`. */
export async function readTags(
	rest: RestReader,
	{ limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<
	Result<{ readonly tags: readonly { tag: string; count: number }[]; readonly total: number }, ReadErrorCode>
> {
	const ask = (size: number, skip: number) =>
		rest.get("rpc/tag_counts", { p_limit: String(size), p_offset: String(skip) });
	const rows = parseRows(await ask(limit, offset), tagRows, "tag_counts");
	if (!rows.ok) return rows;
	const tags = rows.value.map(({ tag, count }) => ({ tag, count }));
	if (rows.value.length > 0 || offset === 0) return succeed({ tags, total: rows.value[0]?.total_count ?? 0 });
	// Rows carry the total. Past the end there are no rows, so the first row is requested for it.
	const first = parseRows(await ask(1, 0), tagRows, "tag_counts");
	return first.ok ? succeed({ tags, total: first.value[0]?.total_count ?? 0 }) : first;
}
