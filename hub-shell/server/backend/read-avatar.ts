import { type Result, succeed } from "@scriptorium/core-types/errors";
import * as z from "zod";
import { parseRows } from "./parse-rows.ts";
import type { ReadErrorCode, RestReader } from "./rest-reader.ts";

const avatarRows = z.array(z.object({ media_type: z.string(), picture: z.base64() }));

/**
 * Reads a person's profile picture by its hash.
 * @param userId a UUID
 * @param hash the first 32 hexadecimal digits of the picture's SHA-256
 * @returns null when the person has another picture now, or none
 */
export async function readAvatar(
	rest: RestReader,
	userId: string,
	hash: string,
): Promise<Result<Uint8Array<ArrayBuffer> | null, ReadErrorCode>> {
	const answer = await rest.call("get_avatar", { p_user_id: userId, p_hash: hash });
	const rows = parseRows(answer, avatarRows, "get_avatar");
	if (!rows.ok) return rows;
	const [row] = rows.value;
	return succeed(row ? new Uint8Array(Buffer.from(row.picture, "base64")) : null);
}
