import { type Result, succeed } from "@scriptorium/shared-protocol/errors";
import * as z from "zod";
import { isUsername } from "./asked-names.ts";
import { parseRows } from "./parse-rows.ts";
import type { ReadErrorCode, RestReader } from "./rest-reader.ts";
import { moment } from "./script-rows.ts";

export const profile = z.object({
	user_id: z.uuid(),
	username: z.string(),
	display_name: z.string().nullable(),
	avatar_url: z.string().nullable(),
	bio: z.string().nullable(),
	website_url: z.string().nullable(),
	github_url: z.string().nullable(),
	created_at: moment,
});

const COLUMNS = Object.keys(profile.shape).join(",");

/** The public columns of a profile, found by username in any case; null when there is none. */
export async function readAuthor(
	rest: RestReader,
	username: string,
): Promise<Result<z.infer<typeof profile> | null, ReadErrorCode>> {
	// The database refuses to compare with some texts (NUL): no name has them.
	if (!isUsername(username)) return succeed(null);
	const answer = await rest.get("profiles", { username: `eq.${username}`, select: COLUMNS, limit: "1" });
	const rows = parseRows(answer, z.array(profile), "profiles");
	return rows.ok ? succeed(rows.value[0] ?? null) : rows;
}
