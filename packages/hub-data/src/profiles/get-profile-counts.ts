import { fail, succeed } from "@scriptorium/core-types/errors";
import * as z from "zod/mini";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAnswer } from "../read-answer.ts";

const counts = z.object({
	/** Published and visible scripts. */
	bookmarklets: z.number(),
	/** Visible scripts with a star of theirs. */
	favorites: z.number(),
	followers: z.number(),
	following: z.number(),
});
export type ProfileCounts = z.infer<typeof counts>;
export const profileCountRows = z.array(counts);

/**
 * Reads the public counts of a profile.
 * @param client the hub client; its session decides what the request may do
 * @param args id of the person
 * @param signal aborts the request; the error is then ABORTED
 * @returns the counts; zeros if there is no such person
 */
export async function getProfileCounts(
	client: HubClient,
	args: { readonly userId: string },
	signal?: AbortSignal,
): Promise<DataResult<ProfileCounts>> {
	const request = client.rpc("profile_counts", { p_user_id: args.userId });
	const rows = await readAnswer(prepareRequest(request, signal), profileCountRows, signal);
	if (!rows.ok) return rows;
	const [row] = rows.value;
	return row ? succeed(row) : fail("UNEXPECTED_ANSWER", "profile_counts() answered no row");
}
