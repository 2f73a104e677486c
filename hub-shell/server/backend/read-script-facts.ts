import { type Result, succeed } from "@scriptorium/core-types/errors";
import * as z from "zod";
import { isAddressable, isUsername } from "./asked-names.ts";
import { parseRows } from "./parse-rows.ts";
import { isRowId } from "./read-script.ts";
import type { ReadErrorCode, RestReader } from "./rest-reader.ts";
import { scriptKind } from "./script-rows.ts";

const scriptFacts = z.object({
	id: z.string(),
	title: z.string(),
	short_description: z.string(),
	slug: z.string(),
	category: z.string(),
	kind: scriptKind,
	risk_level: z.enum(["green", "amber", "red", "unrated"]).catch("unrated"),
	average_rating: z.number().nullable(),
	review_count: z.number(),
	install_count: z.number(),
	created_at: z.string(),
	updated_at: z.string(),
	featured: z.boolean(),
	author: z
		.object({ user_id: z.string(), username: z.string().nullable(), display_name: z.string().nullable() })
		.nullable(),
	tags: z.array(z.string()),
	semver: z.string().nullable(),
});

/** Public facts about a script for search engines and link previews. */
export type ScriptFacts = z.infer<typeof scriptFacts>;

/** The two forms of a script's address. */
export type ScriptAddress = { readonly id: string } | { readonly username: string; readonly slug: string };

const COLUMNS = Object.keys(scriptFacts.shape).join(",");

/**
 * Reads a public script by id or address; null when there is none. Error: `BACKEND_UNREACHABLE`.
 * @param columns `all`: the database answers whole rows, for a page that brings them along
 */
export async function readScriptFacts(
	rest: RestReader,
	by: ScriptAddress,
	columns: "these" | "all" = "these",
): Promise<Result<ScriptFacts | null, ReadErrorCode>> {
	if (!canBe(by)) return succeed(null);
	const named = "id" in by ? { p_id: by.id } : { p_username: by.username, p_slug: by.slug.toLowerCase() };
	const answer = await rest.call("get_script", named, columns === "all" ? undefined : COLUMNS);
	const rows = parseRows(answer, z.array(scriptFacts), "get_script");
	return rows.ok ? succeed(rows.value[0] ?? null) : rows;
}

/** Whether a moderator removed the script at this address, which makes it permanently gone (410). False when the backend fails. */
export async function scriptWasRemoved(rest: RestReader, by: ScriptAddress): Promise<boolean> {
	if (!canBe(by)) return false;
	const answer = await ("id" in by
		? rest.get("rpc/script_was_removed", { p_bookmarklet_id: by.id })
		: rest.call("script_address_was_removed", { p_username: by.username, p_slug: by.slug }));
	return answer.ok && answer.value === true;
}

/** Whether the parts are valid names; others cannot exist and need no request. */
function canBe(by: ScriptAddress): boolean {
	return "id" in by ? isRowId(by.id) : isUsername(by.username) && isAddressable(by.slug);
}
