import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAcknowledgement } from "../read-answer.ts";

/**
 * Ends one session of the signed-in person. Its access token is refused from then on.
 * @param client the hub client
 * @param id of the session
 * @returns nothing; NOT_FOUND if it has ended already
 */
export function endSession(client: HubClient, id: string): Promise<DataResult<void>> {
	return readAcknowledgement(prepareRequest(client.rpc("end_session", { p_id: id })));
}
