import { fail, type Result, succeed } from "@scriptorium/core-types/errors";
import * as z from "zod";
import { isUsername } from "./asked-names.ts";
import { isRowId } from "./read-script.ts";
import type { ReadErrorCode, RestReader } from "./rest-reader.ts";

const profileRow = z.object({
	user_id: z.string(),
	username: z.string().nullable(),
	display_name: z.string().nullable(),
	bio: z.string().nullable(),
	avatar_url: z.string().nullable(),
	website_url: z.string().nullable(),
	github_url: z.string().nullable(),
	created_at: z.string(),
});
const COLUMNS = Object.keys(profileRow.shape).join(",");
export type PublicProfile = z.infer<typeof profileRow>;

/** Reads a public profile by user id or username; null when there is none. Error: `BACKEND_UNREACHABLE`. */
export async function readProfile(
	rest: RestReader,
	by: { readonly userId: string } | { readonly username: string },
): Promise<Result<PublicProfile | null, ReadErrorCode>> {
	if ("userId" in by ? !isRowId(by.userId) : !isUsername(by.username)) return succeed(null);
	const filter = "userId" in by ? { user_id: `eq.${by.userId}` } : { username: `eq.${by.username}` };
	const answer = await rest.get("profiles", { ...filter, select: COLUMNS, limit: "1" });
	if (!answer.ok) return answer;
	const rows = z.array(profileRow).safeParse(answer.value);
	if (!rows.success)
		return fail("BACKEND_UNREACHABLE", "The answer has another shape", rows.error.issues[0]?.path.join("."));
	return succeed(rows.data[0] ?? null);
}
