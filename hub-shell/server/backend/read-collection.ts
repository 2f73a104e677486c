import { type Result, succeed } from "@scriptorium/shared-protocol/errors";
import * as z from "zod";
import { parseRows } from "./parse-rows.ts";
import { isRowId } from "./read-script.ts";
import type { ReadErrorCode, RestReader } from "./rest-reader.ts";

const person = z.object({ user_id: z.string(), username: z.string().nullable(), display_name: z.string().nullable() });

const collectionRow = z.object({
	id: z.string(),
	title: z.string(),
	description: z.string().nullable(),
	owner: person,
	/** Scripts that visitors may not see come as null. */
	items: z.array(
		z.object({
			script: z
				.object({
					id: z.string(),
					title: z.string(),
					slug: z.string(),
					author: z.object({ username: z.string().nullable() }).nullable(),
				})
				.nullable(),
		}),
	),
});
export type PublicCollection = z.infer<typeof collectionRow>;

const SCRIPT = "script:bookmarklets(id,title,slug,author:profiles!bookmarklets_owner_id_fkey(username))";
const COLUMNS = `id,title,description,owner:profiles!collections_owner_id_fkey(${Object.keys(person.shape).join(",")}),items:collection_items(${SCRIPT})`;

/** A collection that visitors may open, with its first scripts in its order; null when there is none, or a private one. */
export async function readCollection(
	rest: RestReader,
	id: string,
	most: number,
): Promise<Result<PublicCollection | null, ReadErrorCode>> {
	if (!isRowId(id)) return succeed(null);
	const answer = await rest.get("collections", {
		id: `eq.${id}`,
		is_public: "eq.true",
		select: COLUMNS,
		"items.order": "position,created_at",
		"items.limit": String(most),
	});
	const rows = parseRows(answer, z.array(collectionRow), "collections");
	return rows.ok ? succeed(rows.value[0] ?? null) : rows;
}
