import { succeed } from "@scriptorium/shared-protocol/errors";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAcknowledgement } from "../read-answer.ts";
import type { StarKey } from "./read-star.ts";

/** Stars a script. One that is starred already (another tab, a lost answer) stays so, and that is a success. */
export async function addStar(client: HubClient, key: StarKey, signal?: AbortSignal): Promise<DataResult<void>> {
	const request = client.from("bookmarklet_stars").insert({ user_id: key.userId, bookmarklet_id: key.scriptId });
	const answer = await readAcknowledgement(prepareRequest(request, signal), signal);
	return !answer.ok && answer.error.code === "CONFLICT" ? succeed(undefined) : answer;
}
