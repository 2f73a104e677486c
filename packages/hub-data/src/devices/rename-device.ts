import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAcknowledgement } from "../read-answer.ts";

/**
 * Renames a device of the signed-in person.
 * @param client the hub client
 * @param device its id and the name, 1 to 100 characters in one line
 * @returns nothing; otherwise a `DataErrorCode`
 */
export function renameDevice(
	client: HubClient,
	device: { readonly id: string; readonly name: string },
): Promise<DataResult<void>> {
	return readAcknowledgement(prepareRequest(client.from("devices").update({ name: device.name }).eq("id", device.id)));
}
