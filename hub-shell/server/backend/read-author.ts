import { type Result, succeed } from "@scriptorium/core-types/errors";
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

/** Reads a public profile by username, ignoring case; null when there is none. Error: `BACKEND_UNREACHABLE`. */
export async function readAuthor(
	rest: RestReader,
	username: string,
): Promise<Result<z.infer<typeof profile> | null, ReadErrorCode>> {
	// The database rejects some texts, such as those with NUL; no username contains them.
	if (!isUsername(username)) return succeed(null);
	const answer = await rest.get("profiles", { username: `eq.${username}`, select: COLUMNS, limit: "1" });
	const rows = parseRows(answer, z.array(profile), "profiles");
	return rows.ok ? succeed(rows.value[0] ?? null) : rows;
}
