import { type Result, succeed } from "@scriptorium/core-types/errors";
import * as z from "zod";
import { parseRows } from "./parse-rows.ts";
import type { ReadErrorCode, RestReader } from "./rest-reader.ts";

const pictureRows = z.array(z.object({ picture: z.base64() }));

/**
 * Reads the picture of what a script does, by its hash.
 * @param scriptId a UUID
 * @param hash the first 32 hexadecimal digits of the picture's SHA-256
 * @returns null when the script has another picture now, or none
 */
export async function readScriptPicture(
	rest: RestReader,
	scriptId: string,
	hash: string,
): Promise<Result<Uint8Array<ArrayBuffer> | null, ReadErrorCode>> {
	const answer = await rest.call("get_script_picture", { p_id: scriptId, p_hash: hash });
	const rows = parseRows(answer, pictureRows, "get_script_picture");
	if (!rows.ok) return rows;
	const [row] = rows.value;
	return succeed(row ? new Uint8Array(Buffer.from(row.picture, "base64")) : null);
}
