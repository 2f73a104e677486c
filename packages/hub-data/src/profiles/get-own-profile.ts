import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readOptionalRow } from "../read-answer.ts";
import { OWN_PROFILE_COLUMNS, type OwnProfile, ownProfile } from "./own-profile.ts";

/**
 * Reads the profile of the signed-in person.
 * @param client the hub client; its session decides what the request may do
 * @param args id of that person
 * @param signal aborts the request; the error is then ABORTED
 * @returns the profile; null until the sign-up trigger or `syncProfile` has created it
 */
export function getOwnProfile(
	client: HubClient,
	args: { readonly userId: string },
	signal?: AbortSignal,
): Promise<DataResult<OwnProfile | null>> {
	const request = client.from("profiles").select(OWN_PROFILE_COLUMNS).eq("user_id", args.userId);
	return readOptionalRow(prepareRequest(request, signal).maybeSingle(), ownProfile, signal);
}
