import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAcknowledgement } from "../read-answer.ts";
import type { StarKey } from "./read-star.ts";

/** Stars a script. One that is starred already (another tab, a lost answer) stays so, and that is a success. */
export function addStar(client: HubClient, key: StarKey, signal?: AbortSignal): Promise<DataResult<void>> {
	const row = { user_id: key.userId, bookmarklet_id: key.scriptId };
	const request = client
		.from("bookmarklet_stars")
		.upsert(row, { onConflict: "user_id,bookmarklet_id", ignoreDuplicates: true });
	return readAcknowledgement(prepareRequest(request, signal), signal);
}
