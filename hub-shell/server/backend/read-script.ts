import { fail, type Result, succeed } from "@scriptorium/shared-protocol/errors";
import * as z from "zod";
import type { ReadErrorCode, RestReader } from "./rest-reader.ts";

const SUMMARY = "id,title,short_description,slug,author";
const summaryRow = z.object({
	id: z.string(),
	title: z.string(),
	short_description: z.string(),
	slug: z.string(),
	author: z.object({ username: z.string().nullable(), display_name: z.string().nullable() }).nullable(),
});
const codeRow = summaryRow.extend({ semver: z.string().nullable(), code: z.string().nullable() });

/** What a visitor may know about a script. */
export type ScriptSummary = z.infer<typeof summaryRow>;
/** With the code of its latest version; null where there is none. */
export type ScriptCode = z.infer<typeof codeRow>;
type Answer<Row> = Promise<Result<Row | null, ReadErrorCode>>;

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Whether a text has the form of a row's id; anything else is asked of nobody. */
export function isRowId(text: string): boolean {
	return UUID.test(text);
}

/** The script of an id, null when there is none that visitors may see. */
export async function readScriptById(rest: RestReader, id: string): Answer<ScriptSummary> {
	return isRowId(id) ? readOne(rest, summaryRow, { p_id: id, select: SUMMARY }) : succeed(null);
}

/** The script at `/{username}/{slug}`. */
export function readScriptBySlug(rest: RestReader, username: string, slug: string): Answer<ScriptSummary> {
	return readOne(rest, summaryRow, { p_username: username, p_slug: slug.toLowerCase(), select: SUMMARY });
}

/** A script with its code. */
export async function readScriptCode(rest: RestReader, id: string): Answer<ScriptCode> {
	return isRowId(id) ? readOne(rest, codeRow, { p_id: id, select: `${SUMMARY},semver,code` }) : succeed(null);
}

/** Whether a script was there and a moderator took it away: only then an address is gone for good. */
export async function wasRemoved(rest: RestReader, id: string): Promise<Result<boolean, ReadErrorCode>> {
	const answer = await rest.get("rpc/script_was_removed", { p_bookmarklet_id: id });
	return answer.ok ? succeed(answer.value === true) : answer;
}

async function readOne<Row>(rest: RestReader, row: z.ZodType<Row>, query: Record<string, string>): Answer<Row> {
	const answer = await rest.get("rpc/get_script", query);
	if (!answer.ok) return answer;
	const rows = z.array(row).safeParse(answer.value);
	if (rows.success) return succeed(rows.data[0] ?? null);
	return fail("BACKEND_UNREACHABLE", "get_script has another shape", rows.error.issues[0]?.path.join("."));
}
