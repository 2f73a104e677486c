import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAnswer } from "../read-answer.ts";
import { type Device, deviceRows } from "./device.ts";

/**
 * Reads the devices of the signed-in person, the most recently used first.
 * @param client the hub client
 * @param signal aborts the request; the error is then ABORTED
 * @returns at most 200 devices
 */
export function listOwnDevices(client: HubClient, signal?: AbortSignal): Promise<DataResult<readonly Device[]>> {
	return readAnswer(prepareRequest(client.rpc("own_devices"), signal), deviceRows, signal);
}
