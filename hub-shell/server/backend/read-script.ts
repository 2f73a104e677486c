import { type Result, succeed } from "@scriptorium/core-types/errors";
import * as z from "zod";
import { parseRows } from "./parse-rows.ts";
import type { ReadErrorCode, RestReader } from "./rest-reader.ts";

const COLUMNS = "id,title,short_description,slug,author,version_id,semver,code";
const codeRow = z.object({
	id: z.string(),
	title: z.string(),
	short_description: z.string(),
	slug: z.string(),
	author: z.object({ username: z.string().nullable(), display_name: z.string().nullable() }).nullable(),
	version_id: z.string().nullable(),
	semver: z.string().nullable(),
	code: z.string().nullable(),
});

/** A script with the code of its latest version; the version's fields are null when there is none. */
export type ScriptCode = z.infer<typeof codeRow>;

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Whether a text is a UUID. Other texts cannot be ids and need no request. */
export function isRowId(text: string): boolean {
	return UUID.test(text);
}

/** Reads a public script with its code by id; null when there is none. Error: `BACKEND_UNREACHABLE`. */
export async function readScriptCode(rest: RestReader, id: string): Promise<Result<ScriptCode | null, ReadErrorCode>> {
	if (!isRowId(id)) return succeed(null);
	const answer = await rest.get("rpc/get_script", { p_id: id, select: COLUMNS });
	const rows = parseRows(answer, z.array(codeRow), "get_script");
	return rows.ok ? succeed(rows.value[0] ?? null) : rows;
}

/** Whether a moderator removed the script, which makes its address permanently gone (410). Error: `BACKEND_UNREACHABLE`. */
export async function wasRemoved(rest: RestReader, id: string): Promise<Result<boolean, ReadErrorCode>> {
	const answer = await rest.get("rpc/script_was_removed", { p_bookmarklet_id: id });
	return answer.ok ? succeed(answer.value === true) : answer;
}
