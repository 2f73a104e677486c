import { fail, type Result, succeed } from "@scriptorium/shared-protocol/errors";
import * as z from "zod";
import type { ReadErrorCode, RestReader } from "./rest-reader.ts";

const listedScript = z.object({
	id: z.string(),
	title: z.string(),
	slug: z.string(),
	author: z.object({ username: z.string().nullable() }).nullable(),
});

/** A script as a list of addresses names it. */
export type ListedScript = z.infer<typeof listedScript>;

/** As many as search engines read of a list; the page itself shows more. */
const LISTED = 24;

/** The first scripts of a list page, in the order in which the page shows them. */
export async function readListedScripts(
	rest: RestReader,
	list: { readonly category?: string; readonly ownerId?: string; readonly sort: "popular" | "newest" },
): Promise<Result<readonly ListedScript[], ReadErrorCode>> {
	const answer = await rest.get("rpc/list_scripts", {
		...(list.category === undefined ? {} : { p_category: list.category }),
		...(list.ownerId === undefined ? {} : { p_owner_id: list.ownerId }),
		p_sort: list.sort,
		p_limit: String(LISTED),
		select: Object.keys(listedScript.shape).join(","),
	});
	if (!answer.ok) return answer;
	const rows = z.array(listedScript).safeParse(answer.value);
	if (rows.success) return succeed(rows.data);
	return fail("BACKEND_UNREACHABLE", "list_scripts has another shape", rows.error.issues[0]?.path.join("."));
}
