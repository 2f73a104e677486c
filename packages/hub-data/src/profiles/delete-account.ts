import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAcknowledgement } from "../read-answer.ts";

/**
 * Deletes the account of the signed-in person: drafts and personal data go, published scripts stay without an owner.
 * @param client the hub client
 * @param username typed by the person to confirm
 * @returns nothing; INVALID if it is not the person's username, otherwise a `DataErrorCode`
 */
export function deleteAccount(client: HubClient, username: string): Promise<DataResult<void>> {
	return readAcknowledgement(prepareRequest(client.rpc("delete_account", { p_username: username })));
}
