import { fail, succeed } from "@scriptorium/shared-protocol/errors";
import * as z from "zod/mini";
import type { HubClient } from "../client.ts";
import { knownAnswer } from "../known-answer.ts";
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
	const request = client.rpc("profile_counts", argumentsOf(args));
	const rows = await readAnswer(prepareRequest(request, signal), profileCountRows, signal);
	if (!rows.ok) return rows;
	const [row] = rows.value;
	return row ? succeed(row) : fail("UNEXPECTED_ANSWER", "profile_counts() answered no row");
}

/**
 * Takes the counts of a profile from the answers that the server included in the page.
 * @param client the hub client; its session decides what the request may do
 * @param args id of the person
 * @returns the counts; undefined if they have to be requested
 */
export function knownProfileCounts(client: HubClient, args: { readonly userId: string }): ProfileCounts | undefined {
	return knownAnswer(client, { name: "profile_counts", args: argumentsOf(args) }, profileCountRows)?.[0];
}

const argumentsOf = ({ userId }: { readonly userId: string }) => ({ p_user_id: userId });
