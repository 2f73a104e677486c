import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readOptionalRow } from "../read-answer.ts";
import { OWN_PROFILE_COLUMNS, type OwnProfile, ownProfile } from "./own-profile.ts";

/** The signed-in person's profile; null until the sign-up trigger or `syncProfile` made it. */
export function getOwnProfile(
	client: HubClient,
	args: { readonly userId: string },
	signal?: AbortSignal,
): Promise<DataResult<OwnProfile | null>> {
	const request = client.from("profiles").select(OWN_PROFILE_COLUMNS).eq("user_id", args.userId);
	return readOptionalRow(prepareRequest(request, signal).maybeSingle(), ownProfile, signal);
}
