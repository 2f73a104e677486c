import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAcknowledgement } from "../read-answer.ts";

/** Deletes one's own recording. A recording that was already deleted is a success. */
export function deleteRecording(
	client: HubClient,
	args: { readonly id: string },
	signal?: AbortSignal,
): Promise<DataResult<void>> {
	return readAcknowledgement(
		prepareRequest(client.from("action_recordings").delete().eq("id", args.id), signal),
		signal,
	);
}
