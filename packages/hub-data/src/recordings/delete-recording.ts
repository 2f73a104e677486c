import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAcknowledgement } from "../read-answer.ts";

/**
 * Deletes one's own recording. Deleting a deleted recording is no error.
 * @param client the hub client; its session decides what the request may do
 * @param args id of the recording
 * @param signal aborts the request; the error is then ABORTED
 * @returns nothing; otherwise a `DataErrorCode`
 */
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
