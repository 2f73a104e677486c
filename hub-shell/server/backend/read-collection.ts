import { type Result, succeed } from "@scriptorium/core-types/errors";
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
});

const itemRow = z.object({
	/** Null when the script is not public. */
	script: z
		.object({
			id: z.string(),
			title: z.string(),
			slug: z.string(),
			author: z.object({ username: z.string().nullable() }).nullable(),
		})
		.nullable(),
});

export type PublicCollection = z.infer<typeof collectionRow> & { readonly items: readonly z.infer<typeof itemRow>[] };

const OWNER = `owner:profiles!collections_owner_id_fkey(${Object.keys(person.shape).join(",")})`;
const SCRIPT = "script:bookmarklets(id,title,slug,author:profiles!bookmarklets_owner_id_fkey(username))";

/**
 * Reads a collection that visitors may open, with its first scripts in their order. The scripts are requested apart from
 * the collection, because the backend answers two levels of embedded tables at most.
 * @param maxItems how many scripts are read
 * @returns null when there is no such collection, or a private one
 */
export async function readCollection(
	rest: RestReader,
	id: string,
	maxItems: number,
): Promise<Result<PublicCollection | null, ReadErrorCode>> {
	if (!isRowId(id)) return succeed(null);
	const [collections, items] = await Promise.all([
		rest.get("collections", { id: `eq.${id}`, is_public: "eq.true", select: `id,title,description,${OWNER}` }),
		rest.get("collection_items", {
			collection_id: `eq.${id}`,
			select: SCRIPT,
			order: "position,created_at",
			limit: String(maxItems),
		}),
	]);
	const found = parseRows(collections, z.array(collectionRow), "collections");
	if (!found.ok) return found;
	const [collection] = found.value;
	if (collection === undefined) return succeed(null);
	const listed = parseRows(items, z.array(itemRow), "collection_items");
	return listed.ok ? succeed({ ...collection, items: listed.value }) : listed;
}
