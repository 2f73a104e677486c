import { fail, type Result, succeed } from "@scriptorium/shared-protocol/errors";
import * as z from "zod";
import type { ReadErrorCode, RestReader } from "./rest-reader.ts";

const SUMMARY =
	"id,title,short_description,slug,category,kind,author:profiles!bookmarklets_owner_id_fkey!inner(username,display_name)";
const summaryRow = z.object({
	id: z.string(),
	title: z.string(),
	short_description: z.string(),
	slug: z.string(),
	category: z.string(),
	kind: z.enum(["bookmarklet", "userscript"]),
	author: z.object({ username: z.string().nullable(), display_name: z.string().nullable() }).nullable(),
});
const version = z.object({ semver: z.string(), code_blob_url: z.string() });
const codeRow = summaryRow.extend({ latest: version.nullable() });

/** What a visitor may know about a script. */
export type ScriptSummary = z.infer<typeof summaryRow>;
export type ScriptCode = z.infer<typeof codeRow>;

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

export function isScriptId(text: string): boolean {
	return UUID.test(text);
}

/** The script of an id, null when there is none that visitors may see. */
export function readScriptById(rest: RestReader, id: string): Promise<Result<ScriptSummary | null, ReadErrorCode>> {
	if (!isScriptId(id)) return Promise.resolve(succeed(null));
	return readOne(rest, summaryRow, { id: `eq.${id}`, select: SUMMARY.replace("!inner", "") });
}

/** The script at `/{username}/{slug}`. */
export function readScriptBySlug(
	rest: RestReader,
	username: string,
	slug: string,
): Promise<Result<ScriptSummary | null, ReadErrorCode>> {
	return readOne(rest, summaryRow, { "author.username": `eq.${username}`, slug: `eq.${slug}`, select: SUMMARY });
}

/** A script with the code of its latest version. */
export function readScriptCode(rest: RestReader, id: string): Promise<Result<ScriptCode | null, ReadErrorCode>> {
	const latest = "latest:versions!bookmarklets_latest_version_id_fkey(semver,code_blob_url)";
	return readOne(rest, codeRow, { id: `eq.${id}`, select: `${SUMMARY.replace("!inner", "")},${latest}` });
}

/** Whether a script was there and a moderator took it away: only then an address is gone for good. */
export async function wasRemoved(rest: RestReader, id: string): Promise<boolean> {
	const answer = await rest.get("rpc/script_was_removed", { p_bookmarklet_id: id });
	return answer.ok && answer.value === true;
}

async function readOne<Row>(
	rest: RestReader,
	row: z.ZodType<Row>,
	query: Record<string, string>,
): Promise<Result<Row | null, ReadErrorCode>> {
	const answer = await rest.get("bookmarklets", { ...query, is_visible: "eq.true", limit: "1" });
	if (!answer.ok) return answer;
	const rows = z.array(row).safeParse(answer.value);
	if (!rows.success)
		return fail("BACKEND_UNREACHABLE", "The answer has another shape", rows.error.issues[0]?.path.join("."));
	return succeed(rows.data[0] ?? null);
}
