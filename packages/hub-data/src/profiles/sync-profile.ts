import { fail, succeed } from "@scriptorium/core-types/errors";
import * as z from "zod/mini";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAnswer } from "../read-answer.ts";

const syncedRows = z.array(
	z.object({
		user_id: z.uuid(),
		username: z.nullable(z.string()),
		display_name: z.nullable(z.string()),
		avatar_url: z.nullable(z.string()),
		/** It was missing and has been made just now. */
		created: z.boolean(),
		/** There is no picture, and the person has not removed one: the sign-in provider's may be copied. */
		wants_picture: z.boolean(),
	}),
);
export type SyncedProfile = z.infer<typeof syncedRows>[number];

/**
 * Creates the profile of the signed-in person, or updates the fields from their account that they have not edited.
 * @param client the hub client; its session decides what the request may do
 * @param signal aborts the request; the error is then ABORTED
 * @returns the profile; otherwise a `DataErrorCode`
 */
export async function syncProfile(client: HubClient, signal?: AbortSignal): Promise<DataResult<SyncedProfile>> {
	const rows = await readAnswer(prepareRequest(client.rpc("sync_profile"), signal), syncedRows, signal);
	if (!rows.ok) return rows;
	const [profile] = rows.value;
	return profile ? succeed(profile) : fail("UNEXPECTED_ANSWER", "sync_profile() answered no row");
}
