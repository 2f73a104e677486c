import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readOptionalRow } from "../read-answer.ts";
import { ACCOUNT_COLUMNS, type OwnAccount, ownAccount } from "./own-account.ts";

/**
 * Reads profile, preferences and totals of the signed-in person.
 * @param client the hub client; its session decides whose account is read
 * @param signal aborts the request; the error is then ABORTED
 * @returns the account; null until the sign-up trigger or `syncProfile` has created the profile
 */
export function getOwnAccount(client: HubClient, signal?: AbortSignal): Promise<DataResult<OwnAccount | null>> {
	const request = client.from("user_profile").select(ACCOUNT_COLUMNS);
	return readOptionalRow(prepareRequest(request, signal).maybeSingle(), ownAccount, signal);
}
