import * as z from "zod/mini";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAnswer } from "../read-answer.ts";

/**
 * Asks whether the signed-in person can take a username.
 * @param client the hub client
 * @param username in any letter case
 * @param signal aborts the request; the error is then ABORTED
 * @returns false if it is malformed, reserved, or somebody else's present or recent name
 */
export function isUsernameAvailable(
	client: HubClient,
	username: string,
	signal?: AbortSignal,
): Promise<DataResult<boolean>> {
	const request = client.rpc("username_available", { p_username: username });
	return readAnswer(prepareRequest(request, signal), z.boolean(), signal);
}
