import { type Result, succeed } from "@scriptorium/shared-protocol/errors";
import * as z from "zod";
import { parseRows } from "./parse-rows.ts";
import type { ReadErrorCode, RestReader } from "./rest-reader.ts";

const COLUMNS = "id,title,short_description,slug,author,semver,code";
const codeRow = z.object({
	id: z.string(),
	title: z.string(),
	short_description: z.string(),
	slug: z.string(),
	author: z.object({ username: z.string().nullable(), display_name: z.string().nullable() }).nullable(),
	semver: z.string().nullable(),
	code: z.string().nullable(),
});

/** A script with the code of its latest version; both null where there is none. */
export type ScriptCode = z.infer<typeof codeRow>;

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Whether a text has the form of a row's id; anything else is asked of nobody. */
export function isRowId(text: string): boolean {
	return UUID.test(text);
}

/** The script of an id with its code, null when there is none that visitors may see. */
export async function readScriptCode(rest: RestReader, id: string): Promise<Result<ScriptCode | null, ReadErrorCode>> {
	if (!isRowId(id)) return succeed(null);
	const answer = await rest.get("rpc/get_script", { p_id: id, select: COLUMNS });
	const rows = parseRows(answer, z.array(codeRow), "get_script");
	return rows.ok ? succeed(rows.value[0] ?? null) : rows;
}

/** Whether a script was there and a moderator took it away: only then an address is gone for good. */
export async function wasRemoved(rest: RestReader, id: string): Promise<Result<boolean, ReadErrorCode>> {
	const answer = await rest.get("rpc/script_was_removed", { p_bookmarklet_id: id });
	return answer.ok ? succeed(answer.value === true) : answer;
}
