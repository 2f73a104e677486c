import { fail, type Result, succeed } from "@scriptorium/shared-protocol/errors";
import * as z from "zod";
import { isRowId } from "./read-script.ts";
import type { ReadErrorCode, RestReader } from "./rest-reader.ts";

const scriptFacts = z.object({
	id: z.string(),
	title: z.string(),
	short_description: z.string(),
	slug: z.string(),
	category: z.string(),
	kind: z.string(),
	risk_level: z.enum(["green", "amber", "red", "unrated"]).catch("unrated"),
	average_rating: z.number().nullable(),
	review_count: z.number(),
	install_count: z.number(),
	created_at: z.string(),
	updated_at: z.string(),
	author: z
		.object({ user_id: z.string(), username: z.string().nullable(), display_name: z.string().nullable() })
		.nullable(),
	tags: z.array(z.string()),
	semver: z.string().nullable(),
});

/** What search engines and link previews are told of a script; only what every visitor may know. */
export type ScriptFacts = z.infer<typeof scriptFacts>;
export type ScriptAuthor = NonNullable<ScriptFacts["author"]>;

const COLUMNS = Object.keys(scriptFacts.shape).join(",");

/** The script of an id or at an address, null when there is none that visitors may see. */
export async function readScriptFacts(
	rest: RestReader,
	by: { readonly id: string } | { readonly username: string; readonly slug: string },
): Promise<Result<ScriptFacts | null, ReadErrorCode>> {
	if ("id" in by && !isRowId(by.id)) return succeed(null);
	const query = "id" in by ? { p_id: by.id } : { p_username: by.username, p_slug: by.slug.toLowerCase() };
	const answer = await rest.get("rpc/get_script", { ...query, select: COLUMNS });
	if (!answer.ok) return answer;
	const rows = z.array(scriptFacts).safeParse(answer.value);
	if (rows.success) return succeed(rows.data[0] ?? null);
	return fail("BACKEND_UNREACHABLE", "get_script has another shape", rows.error.issues[0]?.path.join("."));
}

/** Whether a moderator took away the script that was at `/{username}/{slug}`. */
export async function addressWasRemoved(rest: RestReader, username: string, slug: string): Promise<boolean> {
	const answer = await rest.get("rpc/script_address_was_removed", { p_username: username, p_slug: slug });
	return answer.ok && answer.value === true;
}
