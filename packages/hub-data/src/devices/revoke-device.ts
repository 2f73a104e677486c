import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAcknowledgement } from "../read-answer.ts";

/**
 * Takes a device off the account; the database ends its session. Its access token is refused from then on.
 * @param client the hub client
 * @param id of the device
 * @returns nothing; otherwise a `DataErrorCode`
 */
export function revokeDevice(client: HubClient, id: string): Promise<DataResult<void>> {
	return readAcknowledgement(prepareRequest(client.from("devices").delete().eq("id", id)));
}
